import { z } from 'zod';
import { Id, line, prose } from '../fields';
import { QUIZ } from '../limits';

// A question as its creator writes it. Right answers are in it: nothing of this is ever sent to a learner.

const Common = z.object({
  /** null for one that was not saved yet */
  _id: Id.nullable(),
  text: prose(QUIZ.longestText, 1),
  /** a picture above the text */
  imageId: Id.nullable(),
  /** what the picture shows, for those who cannot see it */
  imageAlt: line(300, 0),
  /** a sound that is played with it */
  soundId: Id.nullable(),
  points: z.int().min(1).max(100),
  /** shown with the right answer */
  explanation: prose(QUIZ.longestText),
  /** questions of one pool are drawn by chance; empty: everybody gets it */
  pool: line(60, 0),
});

const Option = z.object({ text: line(500), isRight: z.boolean() }).strict();
const options = z
  .array(Option)
  .min(2, 'kinds-quizzes:wrong.twoOptions')
  .max(QUIZ.mostOptions, 'validation:tooMany');
/** Part of what is right gives a part of the points; else only all of it gives any. */
const isPartial = z.boolean();

const SingleQuestion = Common.extend({
  type: z.literal('single'),
  options,
}).strict();

const SeveralQuestion = Common.extend({
  type: z.literal('several'),
  options,
  isPartial,
}).strict();

const TrueFalseQuestion = Common.extend({
  type: z.literal('true_false'),
  isTrue: z.boolean(),
}).strict();

const ShortQuestion = Common.extend({
  type: z.literal('short'),
  /** what is accepted; the first is shown as the right answer */
  accepted: z
    .array(line(QUIZ.longestAnswer))
    .min(1, 'kinds-quizzes:wrong.oneAccepted')
    .max(20, 'validation:tooMany'),
  countsHarakat: z.boolean(),
  countsHamza: z.boolean(),
}).strict();

const OrderQuestion = Common.extend({
  type: z.literal('order'),
  /** in the right order */
  items: z
    .array(line(300))
    .min(2, 'kinds-quizzes:wrong.twoOptions')
    .max(QUIZ.mostOptions, 'validation:tooMany'),
  isPartial,
}).strict();

const MatchQuestion = Common.extend({
  type: z.literal('match'),
  pairs: z
    .array(z.object({ item: line(300), match: line(300) }).strict())
    .min(2, 'kinds-quizzes:wrong.twoOptions')
    .max(QUIZ.mostOptions, 'validation:tooMany'),
  isPartial,
}).strict();

export const Question = z.discriminatedUnion('type', [
  SingleQuestion,
  SeveralQuestion,
  TrueFalseQuestion,
  ShortQuestion,
  OrderQuestion,
  MatchQuestion,
]);
export type Question = z.output<typeof Question>;

/** A question that is saved: as many of its choices are right as its type asks for. */
export const GradableQuestion = Question.superRefine((question, context) => {
  if (!('options' in question)) return;
  const { length } = question.options.filter(({ isRight }) => isRight);
  const message =
    question.type === 'single' ? 'kinds-quizzes:wrong.oneRight' : 'kinds-quizzes:wrong.someRight';
  if (length === 0 || (question.type === 'single' && length > 1))
    context.addIssue({ code: 'custom', message, path: ['options'] });
});

/**
 * What a learner answered. `chosen` are ids of the options as this attempt shows them: the chosen ones, or all in
 * order; of pairs, the match of each item in turn, null where they chose none.
 */
export const Answer = z.union([
  z.object({ chosen: z.array(z.string().max(20).nullable()).max(QUIZ.mostOptions) }).strict(),
  z.object({ text: line(QUIZ.longestAnswer, 0) }).strict(),
]);
export type Answer = z.output<typeof Answer>;
