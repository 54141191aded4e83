/** An action of the reader before the page could act. */
export type FirstActs = {
  /** the events of the last press, key or form, in order; empty when it waited too long or its element is gone */
  events: Event[];
  /** values that were typed or ticked meanwhile */
  fields: Map<Field, string | boolean>;
};

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    firstActs?: {
      /** The fields that were changed so far. */
      touched: () => Node[];
      /** Stops recording, and gives what was kept. */
      take: () => FirstActs;
      /** the path whose view was counted before the page's scripts were loaded */
      counted?: string;
    };
  }
}
