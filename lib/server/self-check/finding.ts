/** The result of a check: how much was checked, how much of it is wrong, and the first cases. */
export interface Finding {
  looked: number;
  broken: number;
  cases: { subject: string; found: string; expected: string }[];
}
