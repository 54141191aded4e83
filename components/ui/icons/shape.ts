/** How an icon is drawn: strokes of 1.75 on a grid of 24. */
export type IconShape = {
  d: string;
  /**
   * Mirrored when text runs from right to left: icons that point along the reading direction (back, reply, send,
   * lists). Things, clocks and media timelines are never mirrored; see arabic.md.
   */
  mirror?: true;
};

/** A ring around the whole icon; several start with it. */
export const RING = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z';
