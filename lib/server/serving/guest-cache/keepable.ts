/** What may be kept of the answers to guests. */
export type Keepable = {
  /** all that the answer depends on */
  key: string;
  seconds: number;
  /** what a write touches when this shows it */
  tags: readonly string[];
};
