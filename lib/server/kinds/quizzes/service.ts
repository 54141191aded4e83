import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { newId } from '@/lib/server/ids';
import * as attempts from './repo-attempts';
import * as brought from './repo-brought';
import * as repo from './repo-quiz';

// What kinds do with quizzes. Which lesson or workshop a quiz belongs to, and whose it is, the kind knows.

/** Adds a quiz without questions. */
export const addQuiz = ({ db, now }: Ctx, id: string): Promise<void> => repo.insertQuiz(db, id, now);

/** Copies a quiz as it is now, without what learners did. @returns the id of the copy */
export async function copyQuiz({ db, now }: Ctx, quizId: string): Promise<string> {
  const to = newId(now);
  await repo.copyQuiz(db, { from: quizId, to, now });
  return to;
}

/** Shows a saved quiz that is no lesson's to buyers. The pictures and sounds of its questions stay with it. */
export async function showQuiz({ db }: Ctx, id: string): Promise<void> {
  await repo.setRemoved(db, id, null);
  await repo.replaceQuizFiles(db, id);
}

/** Takes a quiz away; what was answered stays. */
export const removeQuiz = ({ db, now }: Ctx, id: string): Promise<void> => repo.setRemoved(db, id, now);

/** Deletes quizzes that nothing has any more, with all that was answered. */
export const deleteQuizzes = ({ db }: Ctx, ids: readonly string[]): Promise<void> =>
  repo.deleteQuizzes(db, ids);

/** Returns the pictures and sounds of a quiz: of its questions as they read now, and as attempts have them. */
export const quizFileIds = ({ db }: Ctx, quizId: string): Promise<string[]> => repo.listFileIds(db, quizId);

/** Locks an active purchase, so that its attempts begin one after the other. */
export const lockLearner = ({ db }: Ctx, entitlementId: string): Promise<boolean> =>
  attempts.lockLearner(db, entitlementId);

/**
 * Sets the extra time and attempts of a learner; an attempt that goes on gets the difference in time.
 * @param extra `until` is when attempts end at the latest
 */
export const putExtra = ({ db }: Ctx, extra: Parameters<typeof attempts.putExtra>[1]): Promise<void> =>
  attempts.putExtra(db, extra);

/** Gives a purchase the submitted attempts of its buyer's earlier ones, and their extra time and attempts. */
export const bringAttempts = (
  { db }: Ctx,
  entitlementId: string,
  earlierIds: readonly string[],
): Promise<void> => brought.bringAttempts(db, entitlementId, earlierIds);
