/** Returns the seats left for people who are not on the waiting list. */
export const leftOf = ({
  seats,
  taken,
  waiting,
}: {
  seats: number;
  taken: number;
  waiting: number;
}): number => Math.max(0, seats - taken - waiting);
