/** What every step is given. */
export type StepProps = {
  /** Goes on; the account remembers it. */
  onNext: () => void;
  moving: boolean;
};
