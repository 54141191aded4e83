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
      /** Ends the watch, and gives what was kept. */
      take: () => FirstActs;
      /** the path whose view was counted before the page's scripts came */
      counted?: string;
    };
  }
}
