"""Runs the quickstart as a reader would, against the test environment."""
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
    assert "Reservation rsv_" in result.stdout
