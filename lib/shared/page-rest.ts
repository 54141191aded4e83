/** What a page leaves for later (`lighten.ts` of the server writes it): its hydration data, and what runs with it. */
export type Rest = {
  /** whether it waits for the first act that needs it, or comes by itself once the page is there to be seen */
  wakes: 'byAct' | 'bySelf';
  /** chunks of React's stream, as Next's own inline scripts would push them */
  flight: unknown[];
  /** addresses of scripts, in the page's order */
  scripts: string[];
  /** addresses of what those scripts will fetch themselves */
  parts: string[];
  /** inline scripts, which the page's policy names by their hashes */
  code: string[];
};

/** Marks the element that holds a `Rest` as JSON. */
export const REST_TYPE = 'text/rest+json';
