import os

import requests

response = requests.post(
    "https://api.example.com/v1/reservations",
    headers={
        "Authorization": f"Bearer {os.environ['LOCKERS_API_KEY']}",
        "Idempotency-Key": "order-20417",
    },
    json={"lockerId": "lk_0042", "size": "M", "holdMinutes": 60},
    timeout=10,
)
response.raise_for_status()
print(response.json()["compartment"])
