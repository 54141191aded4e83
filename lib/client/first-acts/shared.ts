/** What a guest's page leaves for later (`lighten.ts` of the server writes it): its hydration data, and what runs with it. */
export type Rest = {
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

/** What somebody did before the page could act. */
export type FirstActs = {
  /** the events of the last press, key or form, in their order; none when it waited too long or what was pressed is gone */
  events: Event[];
  /** what was typed or ticked meanwhile */
  fields: Map<Field, string | boolean>;
};

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    firstActs?: {
      /** What was touched so far. */
      touched: () => Node[];
      /** Ends the watch. */
      take: () => FirstActs;
      /** the path whose view was counted before the page's scripts came */
      counted?: string;
    };
  }
}
