import 'server-only';
import type { Answer, Question } from '@/lib/contract/kinds/quiz-questions';
import type { AskedQuestion, AssessmentPlace, MadeQuiz } from '@/lib/contract/kinds/quizzes';
import type { Db, MemberCtx } from '@/lib/server/ctx';
import { putAssessment } from '@/lib/server/kinds/assessments/exams';
import { putQuiz } from '@/lib/server/kinds/courses/quiz';
import { getCourseRoom } from '@/lib/server/kinds/courses/room';
import {
  createAssessmentAttempt,
  createQuizAttempt,
  putQuizAnswer,
  submitQuizAttempt,
} from '@/lib/server/kinds/quiz-attempts';
import { listPurchases } from '@/lib/server/library/service';
import { DAY } from '@/lib/shared/time';
import quizzes from './content/quizzes.json';
import type { Member } from './people';
import { ctxOf } from './people-factory';

type Omitted = '_id' | 'imageId' | 'imageAlt' | 'soundId' | 'pool';
interface DemoQuiz {
  settings: Omit<MadeQuiz, 'version' | 'draws' | 'questions'>;
  questions: (Question extends infer One ? (One extends Question ? Omit<One, Omitted> : never) : never)[];
  /** attempts, a day apart; `right` are positions, the other questions get a wrong answer, which may be `typed` */
  takenBy: { who: string; right: number[]; typed?: string }[];
}

const QUIZZES = quizzes as Record<string, DemoQuiz>;
const COMMON = { _id: null, imageId: null, imageAlt: '', soundId: null, pool: '' };

const questionsOf = ({ questions }: DemoQuiz): Question[] =>
  questions.map((question) => ({ ...COMMON, ...question }));

/** Writes the quiz of a lesson of a course. @param key the product's */
export async function fillQuiz(ctx: MemberCtx, id: string, lessonId: string, key: string): Promise<void> {
  await putQuiz(ctx, id, lessonId, bodyOf(key));
}

/** Writes the quiz of a workshop. @param key the product's */
export async function fillAssessment(
  ctx: MemberCtx,
  at: { id: string; placed: AssessmentPlace },
  key: string,
): Promise<void> {
  await putAssessment(ctx, at, bodyOf(key));
}

function bodyOf(key: string): MadeQuiz {
  const quiz = QUIZZES[key];
  if (!quiz) throw new Error(`the demo has no quiz for ${key}`);
  return { ...quiz.settings, version: 0, draws: [], questions: questionsOf(quiz) };
}

/** Learners take the quizzes, so that their creators see how that went. */
export async function takeQuizzes(
  db: Db,
  people: Map<string, Member>,
  products: Map<string, string>,
  now: Date,
): Promise<void> {
  for (const [key, quiz] of Object.entries(QUIZZES))
    for (const [at, { who, ...answers }] of quiz.takenBy.entries()) {
      const learner = people.get(who);
      if (!learner) throw new Error(`nobody of the demo is called ${who}`);
      const ctx = ctxOf(db, learner, new Date(now.getTime() - (quiz.takenBy.length - at) * DAY));
      await take(ctx, products.get(key), questionsOf(quiz), answers);
    }
}

async function take(
  ctx: MemberCtx,
  productId: string | undefined,
  questions: readonly Question[],
  { right, typed = '' }: { right: readonly number[]; typed?: string },
): Promise<void> {
  const { data } = await listPurchases(ctx, { limit: 50 });
  const held = data.find(({ product, access }) => product?._id === productId && access === 'active');
  const attempt = held && (await begin(ctx, held));
  if (!attempt) return;
  for (const asked of attempt.questions) {
    const { position } = asked;
    const question = questions[position - 1];
    if (!question) continue;
    const answer = answerTo(question, asked, right.includes(position) ? null : typed);
    await putQuizAnswer(ctx, { id: attempt._id, position }, answer);
  }
  await submitQuizAttempt(ctx, attempt._id);
}

async function begin(
  ctx: MemberCtx,
  { _id: id, kind, use }: { _id: string; kind: string | null; use: string },
) {
  if (kind === 'assessments') return createAssessmentAttempt(ctx, id, use === 'take' ? 'alone' : 'after');
  const { sections } = await getCourseRoom(ctx, id);
  const lesson = sections.flatMap(({ lessons }) => lessons).find(({ type }) => type === 'quiz');
  return lesson && createQuizAttempt(ctx, id, lesson._id);
}

/** An answer with the ids of an attempt. @param typed in a wrong one; null for a right one */
function answerTo(question: Question, { options }: AskedQuestion, typed: string | null): Answer {
  const isRight = typed === null;
  const byText = (texts: readonly string[]) => ({
    chosen: texts.map((wanted) => options.find(({ text }) => text === wanted)?._id ?? null),
  });
  switch (question.type) {
    case 'single':
    case 'several': {
      const fitting = question.options.filter((option) => option.isRight === isRight);
      return byText(fitting.slice(0, question.type === 'single' ? 1 : undefined).map(({ text }) => text));
    }
    case 'true_false':
      return { chosen: [String(question.isTrue === isRight)] };
    case 'short':
      return { text: typed ?? question.accepted[0] ?? '' };
    case 'order':
      return byText(isRight ? question.items : question.items.toReversed());
    case 'match': {
      const matches = question.pairs.map(({ match }) => match);
      return byText(isRight ? matches : matches.toReversed());
    }
  }
}
