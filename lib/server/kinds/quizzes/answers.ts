import 'server-only';
import type { Answer, Question } from '@/lib/contract/kinds/quiz-questions';
import { AppError } from '@/lib/server/errors';
import type { ShownOption } from './draw';
import { type Picked, TRUE_PLACE } from './grade';

/**
 * An answer as it is kept, from one with the ids of an attempt.
 * @throws AppError `invalid` for ids of another attempt, and for what does not answer such a question
 */
export function pickedOf(question: Question, shown: readonly ShownOption[], answer: Answer): Picked {
  if (question.type === 'short') {
    if (!('text' in answer)) throw wrong();
    return { text: answer.text };
  }
  if (!('chosen' in answer)) throw wrong();
  const places = answer.chosen.map((key) => {
    if (key === null) return null;
    const option = shown.find((one) => one.key === key);
    if (!option) throw wrong();
    return option.place;
  });
  if (!isFitting(question, places)) throw wrong();
  // Which choice came first says nothing; answers that are the same are counted as one.
  return { places: question.type === 'several' ? places.toSorted((a, b) => Number(a) - Number(b)) : places };
}

const wrong = () => new AppError('invalid', { fields: { answer: 'validation:invalid' } });

function isFitting(question: Question, places: readonly (number | null)[]): boolean {
  if (question.type === 'match') return places.length === question.pairs.length;
  const isDistinct = !places.includes(null) && new Set(places).size === places.length;
  if (question.type === 'order') return isDistinct && places.length === question.items.length;
  return isDistinct && (question.type === 'several' || places.length <= 1);
}

/** An answer with the ids of its attempt, from one as it is kept. */
export function answerOf(shown: readonly ShownOption[], picked: Picked): Answer {
  if ('text' in picked) return { text: picked.text };
  return {
    chosen: picked.places.map((place) => shown.find((option) => option.place === place)?.key ?? null),
  };
}

/** What is right, as it is kept. */
export function rightPicked(question: Question): Picked {
  switch (question.type) {
    case 'short':
      return { text: question.accepted[0] ?? '' };
    case 'single':
    case 'several':
      return { places: question.options.flatMap(({ isRight }, place) => (isRight ? [place] : [])) };
    case 'true_false':
      return { places: [question.isTrue ? TRUE_PLACE : 1] };
    case 'order':
      return { places: question.items.map((_, place) => place) };
    case 'match': {
      const matches = question.pairs.map(({ match }) => match);
      return { places: matches.map((match) => matches.indexOf(match)) };
    }
  }
}
