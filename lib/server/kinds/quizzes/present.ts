import 'server-only';
import type { Image } from '@/lib/contract/fields';
import type {
  AskedQuestion,
  Attempt,
  AttemptLine,
  GradedQuestion,
  QuizStart,
} from '@/lib/contract/kinds/quizzes';
import type { Ctx } from '@/lib/server/ctx';
import { found } from '@/lib/server/errors';
import { presentImage } from '@/lib/server/files/service';
import { answerOf, rightPicked } from './answers';
import { optionText } from './draw';
import { grade } from './grade';
import {
  type AnswerRow,
  type AttemptRow,
  findExtra,
  listAnswers,
  listAttempts,
  type Taking,
} from './repo-attempts';
import { findQuiz, listPictures, listQuestions, listSounds, type SoundRow } from './repo-quiz';
import { presentSettings } from './save-quiz';

/** An attempt as lists show it. */
const presentLine = (row: AttemptRow): AttemptLine => ({
  _id: row.id,
  number: row.number,
  startedAt: row.started_at.toISOString(),
  submittedAt: row.submitted_at?.toISOString() ?? null,
  percent: row.earned === null ? null : Math.floor((row.earned * 100) / row.total),
  isPassed: row.is_passed,
});

/** A quiz before one begins. */
export async function quizStart(ctx: Ctx, taking: Taking): Promise<QuizStart> {
  const [row, questions, extra, attempts] = await Promise.all([
    findQuiz(ctx.db, taking.quizId),
    listQuestions(ctx.db, taking.quizId),
    findExtra(ctx.db, taking),
    listAttempts(ctx.db, taking),
  ]);
  const quiz = found(row);
  const { passPercent, minutes, reveals, isGate } = presentSettings(quiz);
  const submitted = attempts.filter(({ submitted_at }) => submitted_at !== null).length;
  return {
    passPercent,
    reveals,
    isGate,
    isOver: false,
    minutes: minutes === null ? null : minutes + extra.minutes,
    questionsCount: Object.entries(quiz.draws).reduce(
      (count, [pool, drawn]) =>
        count - Math.max(0, questions.filter(({ body }) => body.pool === pool).length - drawn),
      questions.length,
    ),
    attemptsLeft: quiz.attempts === null ? null : Math.max(0, quiz.attempts + extra.attempts - submitted),
    attempts: attempts.map(presentLine),
  };
}

/**
 * An attempt as its learner may see it now. What is right is left out while it goes on, and after that until it may be
 * seen.
 */
export async function presentAttempt(
  ctx: Ctx,
  row: AttemptRow,
  place: Pick<Attempt, 'lessonId' | 'placed' | 'title'>,
): Promise<Attempt> {
  const answers = await listAnswers(ctx.db, row.id);
  const isRevealed = row.submitted_at !== null && (await mayBeSeen(ctx, row));
  const pictures = await listPictures(
    ctx.db,
    answers.flatMap(({ body }) => body.imageId ?? []),
  );
  const images = new Map(pictures.map((picture) => [picture.id, presentImage(picture)]));
  const sounds = await listSounds(
    ctx.db,
    answers.flatMap(({ body }) => body.soundId ?? []),
  );
  const media = { images, sounds: new Map(sounds.map((sound) => [sound.fileId, sound])) };
  return {
    ...presentLine(row),
    ...place,
    entitlementId: row.entitlement_id,
    deadline: row.deadline?.toISOString() ?? null,
    now: ctx.now.toISOString(),
    passPercent: row.pass_percent,
    questions: answers.map((answer) => asked(answer, media)),
    graded: row.submitted_at && answers.map((answer) => graded(answer, isRevealed)),
    isRevealed,
  };
}

async function mayBeSeen(ctx: Ctx, row: AttemptRow): Promise<boolean> {
  const { reveals } = found(await findQuiz(ctx.db, row.quiz_id));
  if (reveals !== 'passed') return reveals === 'submitted';
  const all = await listAttempts(ctx.db, { quizId: row.quiz_id, entitlementId: row.entitlement_id });
  return all.some(({ is_passed }) => is_passed);
}

function asked(
  { position, body, shown, picked }: AnswerRow,
  { images, sounds }: { images: ReadonlyMap<string, Image>; sounds: ReadonlyMap<string, SoundRow> },
): AskedQuestion {
  // Without its name, which may say too much.
  const sound = body.soundId ? sounds.get(body.soundId) : undefined;
  return {
    position,
    type: body.type,
    text: body.text,
    image: (body.imageId && images.get(body.imageId)) || null,
    imageAlt: body.imageAlt,
    sound: sound ? { fileId: sound.fileId, size: sound.size } : null,
    points: body.points,
    pairItems: body.type === 'match' ? body.pairs.map(({ item }) => item) : [],
    options: shown.map(({ key, place }) => ({ _id: key, text: optionText(body, place) })),
    answer: picked && answerOf(shown, picked),
  };
}

function graded({ position, body, shown, picked }: AnswerRow, isRevealed: boolean): GradedQuestion {
  const { earned, isRight, spelling } = grade(body, picked);
  return {
    position,
    earned: earned / 100,
    isRight,
    spelling,
    right: isRevealed ? answerOf(shown, rightPicked(body)) : null,
    explanation: isRevealed ? body.explanation : null,
  };
}
