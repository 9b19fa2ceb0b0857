# Install first: pip install example-lockers
import os

from example_lockers import Lockers

lockers = Lockers(api_key=os.environ["LOCKERS_API_KEY"])
reservation = lockers.reserve("lk_0042", size="M")
print(f"Reservation {reservation.id}: compartment {reservation.compartment}")
