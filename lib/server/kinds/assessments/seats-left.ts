/** What is free is offered to those who wait, before anybody else can have it. */
export const leftOf = ({
  seats,
  taken,
  waiting,
}: {
  seats: number;
  taken: number;
  waiting: number;
}): number => Math.max(0, seats - taken - waiting);
