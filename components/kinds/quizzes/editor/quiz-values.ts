import type { PickedImage } from '@/components/forms/image-field';
import type { QUESTION_TYPES } from '@/lib/contract/choices';
import type { Payload } from '@/lib/contract/endpoint';
import type { Question } from '@/lib/contract/kinds/quiz-questions';
import type { getMadeQuiz, MadeQuiz } from '@/lib/contract/kinds/quizzes';

export type QuestionType = (typeof QUESTION_TYPES)[number];

export type QuestionSound = Payload<typeof getMadeQuiz>['sounds'][number];

/** A question in the form, with the fields of all types. */
export interface QuestionValues {
  _id: string | null;
  type: QuestionType;
  text: string;
  image: PickedImage | null;
  sound: QuestionSound | null;
  points: number;
  explanation: string;
  pool: string;
  options: { text: string; isRight: boolean }[];
  isPartial: boolean;
  isTrue: boolean;
  accepted: { text: string }[];
  countsHarakat: boolean;
  countsHamza: boolean;
  items: { text: string }[];
  pairs: { item: string; match: string }[];
}

export type QuizValues = Omit<MadeQuiz, 'questions'> & { questions: QuestionValues[] };

/** A question that was just added. */
export const newQuestion = (type: QuestionType): QuestionValues => ({
  ...{ _id: null, type, text: '', image: null, sound: null, points: 1, explanation: '', pool: '' },
  options: [
    { text: '', isRight: true },
    { text: '', isRight: false },
  ],
  ...{ isPartial: false, isTrue: true, countsHarakat: false, countsHamza: false },
  accepted: [{ text: '' }],
  items: [{ text: '' }, { text: '' }],
  pairs: [
    { item: '', match: '' },
    { item: '', match: '' },
  ],
});

/** The form's values for a quiz: what is sent to save it, and nothing that an answer says besides. */
export function quizValues({ images, sounds, questions, ...quiz }: Payload<typeof getMadeQuiz>): QuizValues {
  const { version, draws, passPercent, attempts, minutes, reveals, isGate } = quiz;
  const { shufflesQuestions, shufflesOptions } = quiz;
  const imageOf = new Map(images.map((image) => [image._id, image]));
  const soundOf = new Map(sounds.map((sound) => [sound.fileId, sound]));
  return {
    ...{ version, draws, passPercent, attempts, minutes, reveals, isGate },
    ...{ shufflesQuestions, shufflesOptions },
    questions: questions.map((question) => {
      const { imageId, soundId } = question;
      const image = imageId === null ? undefined : imageOf.get(imageId);
      return {
        ...plainValues(question),
        image: image ? { fileId: image._id, image, alt: question.imageAlt } : null,
        sound: (soundId && soundOf.get(soundId)) || null,
      };
    }),
  };
}

/** The form's values for a question without its picture and sound. */
export function plainValues({ imageId: _, soundId: __, ...question }: Question): QuestionValues {
  return { ...newQuestion(question.type), ...partsOf(question) };
}

function partsOf(question: Omit<Question, 'imageId' | 'soundId'>): Partial<QuestionValues> {
  const { accepted, items, ...rest } = question as { accepted?: string[]; items?: string[] };
  const lines = (texts: readonly string[]) => texts.map((text) => ({ text }));
  return { ...rest, ...(accepted && { accepted: lines(accepted) }), ...(items && { items: lines(items) }) };
}

/** What is sent for a question: the fields of its type alone. */
export function questionOf(values: QuestionValues) {
  const { _id, type, text, image, sound, points, explanation, pool } = values;
  const common = {
    _id,
    text,
    imageId: image?.fileId ?? null,
    imageAlt: image?.alt ?? '',
    soundId: sound?.fileId ?? null,
    points,
    explanation,
    pool,
  };
  const { options, isPartial, isTrue, countsHarakat, countsHamza, pairs } = values;
  switch (type) {
    case 'single':
      return { ...common, type, options };
    case 'several':
      return { ...common, type, options, isPartial };
    case 'true_false':
      return { ...common, type, isTrue };
    case 'short':
      return {
        ...common,
        type,
        accepted: values.accepted.map(({ text }) => text),
        countsHarakat,
        countsHamza,
      };
    case 'order':
      return { ...common, type, items: values.items.map(({ text }) => text), isPartial };
    case 'match':
      return { ...common, type, pairs, isPartial };
  }
}
