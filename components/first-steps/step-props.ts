/** The properties of every step. */
export type StepProps = {
  /** Goes to the next step and saves that on the account. */
  onNext: () => void;
  moving: boolean;
};
