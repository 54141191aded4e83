interface Clock {
  name: string;
  at: string;
}
export const CLOCKS: readonly Clock[];
export function clockOf(commit: string): Clock;
