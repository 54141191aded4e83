/** @typedef {{ name: string, at: string }} Clock `at` is an instant in ISO 8601, or the word `today` */

/**
 * Days on which time is difficult, for TEST_CLOCK. `.ci/run` and `npm run stress` take one, so that a fault of one day
 * of the year shows before that day.
 * @type {readonly Clock[]}
 */
export const CLOCKS = [
  { name: 'today', at: 'today' },
  { name: 'the last second of a year in Riyadh', at: '2026-12-31T20:59:59Z' },
  { name: 'the first hour of a month in Riyadh', at: '2027-01-31T21:30:00Z' },
  { name: '29 February', at: '2028-02-29T12:00:00Z' },
  // Half an hour before Egypt leaves out an hour.
  { name: 'the switch night in Cairo', at: '2027-04-29T21:30:00Z' },
  // In the hour that Lebanon repeats.
  { name: 'the switch night in Beirut', at: '2027-10-30T21:30:00Z' },
  { name: 'a day in Ramadan', at: '2027-02-20T15:00:00Z' },
];

/**
 * Returns the clock for a commit, always the same for the same one.
 * @param {string} commit its hash in hexadecimal
 * @returns {Clock}
 */
export function clockOf(commit) {
  const clock = CLOCKS[Number.parseInt(commit.slice(0, 8), 16) % CLOCKS.length];
  if (!clock) throw new Error(`not the hash of a commit: ${commit}`);
  return clock;
}
