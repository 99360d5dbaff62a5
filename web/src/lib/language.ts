/** The language of the pages. */
export const LANGUAGE = "en";
