// À installer d'abord : npm install @example/lockers
import { Lockers } from "@example/lockers";

const lockers = new Lockers({ apiKey: process.env.LOCKERS_API_KEY });
const reservation = await lockers.reserve("lk_0042", { size: "M" });
console.log(`Réservation ${reservation.id} : casier ${reservation.compartment}`);
