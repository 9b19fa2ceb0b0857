/** Id of the main part, which the skip link leads to. */
export const MAIN_ID = "main-content";
