import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

// Scores of zxcvbn (0–4): below 2 a password falls to fewer than 10^6 guesses.
const LEAST_SCORE = 2;

const zxcvbn = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary });

/**
 * Judges a password: common ones, keyboard walks and those made of the member's own words are weak.
 * In the browser, import this file lazily: its word lists are large.
 * @param known words an attacker would try first, such as the name and the e-mail
 */
export function assessPassword(password: string, known: readonly string[] = []): 'weak' | 'valid' {
  const { score } = zxcvbn.check(
    password.slice(0, 72),
    known.flatMap((word) => word.split(/[\s@.]+/)),
  );
  return score < LEAST_SCORE ? 'weak' : 'valid';
}
