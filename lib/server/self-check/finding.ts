/** What a check found: how much it looked at, how much of it is wrong, and the first cases. */
export interface Finding {
  looked: number;
  broken: number;
  cases: { subject: string; found: string; expected: string }[];
}
