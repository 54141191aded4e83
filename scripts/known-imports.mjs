/** Circles that are still there (folder-circles.mjs). This list only shrinks. */
export const KNOWN_CIRCLES = [
  // ctx names the generated tables of the database, and a transaction of the database makes a ctx.
  ['lib/server/ctx.ts', 'lib/server/db', 'lib/server/personal-data-port.ts'],
  // A refund that failed leaves more for a dispute to take, and a dispute books as refunds do.
  ['lib/server/disputes', 'lib/server/refunds'],
];

/** @type {string[]} Repos that are still entered past their services (hidden-repos.mjs). This list only shrinks. */
export const KNOWN_HIDDEN_REPOS = [];
