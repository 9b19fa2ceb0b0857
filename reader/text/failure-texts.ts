/** Texts for when something went wrong: in the bundle, since nothing else may have arrived. */
import type { LoadError } from "../navigation/fetch-result.ts";

type FailureTexts = {
  crashed: string;
  tryAgain: string;
  /** Text before the causes of a crash. */
  because: string;
  notLoaded: string;
  retry: string;
  loading: string;
  reasons: Record<LoadError["reason"], string>;
};

const ENGLISH: FailureTexts = {
  crashed: "This page crashed.",
  tryAgain: "Try again",
  because: "Cause: ",
  notLoaded: "This page could not be loaded.",
  retry: "Retry",
  loading: "Loading…",
  reasons: {
    network: "The server could not be reached. Check the connection.",
    status: "The server answered with an error.",
    broken: "The data that arrived is damaged.",
    newer: "The site has been updated since this page was opened.",
  },
};

const FRENCH: FailureTexts = {
  crashed: "Cette page a cessé de fonctionner.",
  tryAgain: "Réessayer",
  because: "Cause : ",
  notLoaded: "Cette page n’a pas pu être chargée.",
  retry: "Réessayer",
  loading: "Chargement…",
  reasons: {
    network: "Le serveur est injoignable. Vérifiez la connexion.",
    status: "Le serveur a répondu par une erreur.",
    broken: "Les données reçues sont endommagées.",
    newer: "Le site a été mis à jour depuis l’ouverture de cette page.",
  },
};

/** The texts for a language tag; English for languages that have none. */
export function failureTexts(tag: string): FailureTexts {
  return tag.toLowerCase().startsWith("fr") ? FRENCH : ENGLISH;
}
