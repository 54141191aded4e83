import type { Question } from '@/lib/contract/kinds/quiz-questions';
import { checkShort } from './fold';

/** An answer as it is kept: places in the question as its creator wrote it, whatever order the attempt showed. */
export type Picked = { places: readonly (number | null)[] } | { text: string };

export interface Grade {
  /** hundredths of a point */
  earned: number;
  isRight: boolean;
  /** how a short answer is spelled, where only a hamza was wrong */
  spelling: string | null;
}

const NOTHING: Grade = { earned: 0, isRight: false, spelling: null };
/** The places of a question of true or false. */
export const TRUE_PLACE = 0;

/**
 * Grades one answer. Of several choices, wrong ones take away as much as right ones give, and never more than all.
 * @param picked null where nothing was answered
 */
export function grade(question: Question, picked: Picked | null): Grade {
  if (!picked) return NOTHING;
  if (question.type === 'short') {
    if (!('text' in picked)) return NOTHING;
    const { accepted, countsHarakat, countsHamza } = question;
    const checked = checkShort(picked.text, accepted, { harakat: countsHarakat, hamza: countsHamza });
    return { ...checked, earned: checked.isRight ? question.points * 100 : 0 };
  }
  if (!('places' in picked)) return NOTHING;
  const share = shareOf(question, picked.places);
  const isRight = share === 1;
  const counts = isRight || ('isPartial' in question && question.isPartial);
  return { earned: counts ? Math.round(question.points * 100 * share) : 0, isRight, spelling: null };
}

type Chosen = Exclude<Question, { type: 'short' }>;

/** How much of it is right, from 0 to 1. */
function shareOf(question: Chosen, places: readonly (number | null)[]): number {
  switch (question.type) {
    case 'true_false':
      return Number(places.length === 1 && (places[0] === TRUE_PLACE) === question.isTrue);
    case 'single':
    case 'several': {
      const chosen = new Set(places);
      const isHit = (place: number | null) => place !== null && question.options[place]?.isRight === true;
      const hits = [...chosen].filter(isHit).length;
      const rights = question.options.filter(({ isRight }) => isRight).length;
      return Math.max(0, hits - (chosen.size - hits)) / rights;
    }
    case 'order':
      return inPlace(places, question.items);
    case 'match':
      return inPlace(
        places,
        question.pairs.map(({ match }) => match),
      );
  }
}

/** Two that read the same may change places. */
function inPlace(places: readonly (number | null)[], right: readonly string[]): number {
  const hits = right.filter((text, at) => {
    const place = places[at];
    return typeof place === 'number' && right[place] === text;
  });
  return hits.length / right.length;
}
