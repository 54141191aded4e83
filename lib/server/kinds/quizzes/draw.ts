import 'server-only';
import { randomBytes, randomInt } from 'node:crypto';
import type { Question } from '@/lib/contract/kinds/quiz-questions';

/** An option as an attempt shows it: an id of this attempt alone, and its place in the question. */
export interface ShownOption {
  key: string;
  place: number;
}

/**
 * The questions of one attempt. Those of a pool stand where its first one does.
 * @param draws how many are drawn from a pool, by its name; a pool that is not named gives all
 */
export function drawQuestions<Row extends { body: Pick<Question, 'pool'> }>(
  questions: readonly Row[],
  { draws, isShuffled }: { draws: Readonly<Record<string, number>>; isShuffled: boolean },
): Row[] {
  const poolOf = ({ body: { pool } }: Row) => (Object.hasOwn(draws, pool) ? pool : null);
  const drawn = [...Map.groupBy(questions, (row) => poolOf(row) ?? row).values()].flatMap((group) => {
    const pool = group[0] && poolOf(group[0]);
    if (pool === null || pool === undefined) return group;
    return shuffled(group).slice(0, draws[pool]);
  });
  return isShuffled ? shuffled(drawn) : drawn;
}

/** The options of a question as one attempt shows them. What is to be put in order is always mixed. */
export function drawOptions(question: Question, isShuffled: boolean): ShownOption[] {
  const places = placesOf(question);
  const isMixed = question.type === 'order' || question.type === 'match';
  const mayMix = isMixed || (isShuffled && question.type !== 'true_false');
  return (mayMix ? shuffled(places) : places).map((place) => ({
    key: question.type === 'true_false' ? String(place === 0) : newKey(),
    place,
  }));
}

const newKey = () => randomBytes(9).toString('base64url');

function placesOf(question: Question): number[] {
  switch (question.type) {
    case 'single':
    case 'several':
      return question.options.map((_, place) => place);
    case 'order':
      return question.items.map((_, place) => place);
    case 'true_false':
      return [0, 1];
    case 'match': {
      // Matches that read the same are one.
      const matches = question.pairs.map(({ match }) => match);
      return matches.flatMap((match, place) => (matches.indexOf(match) === place ? [place] : []));
    }
    case 'short':
      return [];
  }
}

/** Returns the text of an option, by its place. */
export function optionText(question: Question, place: number): string {
  switch (question.type) {
    case 'single':
    case 'several':
      return question.options[place]?.text ?? '';
    case 'order':
      return question.items[place] ?? '';
    case 'match':
      return question.pairs[place]?.match ?? '';
    default:
      return '';
  }
}

function shuffled<T>(list: readonly T[]): T[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}
