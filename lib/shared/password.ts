import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

// Scores of zxcvbn (0–4): a password below 2 is found with fewer than 10^6 guesses.
const LEAST_SCORE = 2;

const zxcvbn = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary });

// The rest of a password without the member's own words must be longer than a birth year or a house number.
const LEAST_OF_ITS_OWN = 5;

/**
 * Rates a password: common ones, keyboard patterns and those made of the member's own words are weak. In the browser,
 * import this file lazily: its word lists are large.
 * @param known words an attacker would try first, such as the name and the e-mail
 */
export function assessPassword(password: string, known: readonly string[] = []): 'weak' | 'valid' {
  const words = known.flatMap((word) => word.split(/[\s@.]+/));
  if (isMadeOf(words, password)) return 'weak';
  const { score } = zxcvbn.check(password.slice(0, 72), words);
  return score < LEAST_SCORE ? 'weak' : 'valid';
}

function isMadeOf(words: readonly string[], password: string): boolean {
  const text = password.toLowerCase();
  const longest = words.filter((word) => word.length > 2).sort((one, other) => other.length - one.length);
  const rest = longest.reduce((left, word) => left.replaceAll(word.toLowerCase(), ' '), text);
  return rest !== text && rest.replace(/[^\p{L}\p{N}]/gu, '').length < LEAST_OF_ITS_OWN;
}
