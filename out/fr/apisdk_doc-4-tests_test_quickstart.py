"""Exécute le démarrage rapide comme un lecteur, dans l'environnement de test."""
import subprocess
import sys


def test_the_quickstart_prints_a_reservation():
    result = subprocess.run(
        [sys.executable, "docs/samples/quickstart.py"],
        capture_output=True,
        text=True,
        timeout=30,
        check=True,
    )
    assert "Réservation rsv_" in result.stdout
