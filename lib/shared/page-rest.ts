/**
 * The parts of a page that load later (`lighten.ts` of the server writes them): its hydration data, and its scripts.
 */
export type Rest = {
  /** whether it waits for the first action that needs it, or loads by itself once the page is visible */
  wakes: 'byAct' | 'bySelf';
  /** chunks of React's stream, as Next's own inline scripts would push them */
  flight: unknown[];
  /** addresses of scripts, in the page's order */
  scripts: string[];
  /** addresses that those scripts will fetch themselves */
  parts: string[];
  /** inline scripts, which the page's policy allows by their hashes */
  code: string[];
};

/** Marks the element that holds a `Rest` as JSON. */
export const REST_TYPE = 'text/rest+json';
