/** An answer to guests that may be stored. */
export type Keepable = {
  /** everything that the answer depends on */
  key: string;
  seconds: number;
  /** the tags that a write touches when it changes something shown here */
  tags: readonly string[];
};
