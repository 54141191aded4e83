import 'server-only';
import { isSeries } from '@/lib/contract/kinds/types';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import type { Write } from '@/lib/server/db/writes';
import { AppError, found } from '@/lib/server/errors';
import { openLesson } from './open-lesson';
import {
  findQuestions,
  findTypeOf,
  lockLessons,
  type QuestionsRow,
  questionsWrite,
  refreshQuestions,
} from './repo-questions';

/**
 * The creator of a lesson, where the caller may read what is asked under it, and ask: they are the creator, or hold the
 * lesson and it is open. Visitors of a free preview may not.
 * @throws AppError `not_found`, `not_open_yet`
 */
export async function questionsOwner(ctx: Ctx, lessonId: string): Promise<string> {
  return (await placeOf(ctx, lessonId)).owner_id;
}

async function placeOf(ctx: Ctx, lessonId: string): Promise<QuestionsRow> {
  const viewerId = ctx.viewer?.id;
  const place = found(viewerId ? await findQuestions(ctx.db, { lessonId, viewerId }) : null);
  if (place.owner_id !== viewerId)
    await openLesson(ctx, { by: 'purchase', id: found(place.entitlement_id), lessonId });
  return place;
}

/** What a notice about a question is about: each has its own words. */
export const questionTopic = async (ctx: Ctx, lessonId: string): Promise<'lesson' | 'episode'> =>
  isSeries((await findTypeOf(ctx.db, lessonId)) ?? '') ? 'episode' : 'lesson';

/** A lesson gets one question or answer more. */
export const questionWrite = (lessonId: string): Write => questionsWrite(lessonId);

/** Counts the questions and answers under lessons again. */
export async function recountQuestions(ctx: Ctx, lessonIds: readonly string[]): Promise<void> {
  await lockLessons(ctx.db, lessonIds);
  await refreshQuestions(ctx.db, lessonIds);
}

/** Where the questions under a lesson are read: in a purchase; by the creator on a page of their own. */
export type QuestionsPlace =
  | { by: 'purchase'; entitlementId: string }
  | { by: 'product'; productId: string; title: string; course: string; isSeries: boolean };

/** @returns null where the caller may not read them */
export async function findQuestionsPlace(ctx: MemberCtx, lessonId: string): Promise<QuestionsPlace | null> {
  try {
    const { owner_id, entitlement_id, product_id, title, course, type } = await placeOf(ctx, lessonId);
    return owner_id === ctx.viewer.id
      ? { by: 'product', productId: product_id, title, course, isSeries: isSeries(type) }
      : { by: 'purchase', entitlementId: found(entitlement_id) };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
