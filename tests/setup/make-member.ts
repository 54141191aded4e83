import { EXAMPLE_ID } from '@/lib/contract/openapi/example-values';
import type { MemberCtx } from '@/lib/server/ctx';
import { db } from '@/lib/server/db/client';
import { ctxOf, makeSession, makeUser } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { fromNow, NOW } from './clock';

export type Member = Awaited<ReturnType<typeof makeUser>> & { token: string; ctx: MemberCtx };

/** Marks a session as one whose owner showed the second factor, like an operator's, without the codes. */
export async function showFactor(sessionId: string, at: Date | null = NOW): Promise<void> {
  await db().updateTable('sessions').set({ second_factor_at: at }).where('id', '=', sessionId).execute();
}

/**
 * A person with a live session: a token for routes, a context for services. An operator has shown the second factor.
 */
export async function makeMember(given: Parameters<typeof makeUser>[1] = {}): Promise<Member> {
  // The notices of a test come after its members last looked at theirs.
  const user = await makeUser(db(), { notifications_seen_at: fromNow(-1_000), ...given });
  const { token, sessionId } = await makeSession(db(), user.id);
  if (user.role === 'ADMIN') await showFactor(sessionId);
  return { ...user, token, ctx: ctxOf(db(), user) };
}

/** The same with an e-mail address that nobody else has, which its owner confirmed. */
export const makeConfirmed = (given: Parameters<typeof makeUser>[1] = {}): Promise<Member> =>
  makeMember({ email: `${newId()}@confirmed.example`, email_verified_at: NOW, ...given });

/** An id that no row has: that of the examples. */
export const NO_ID = EXAMPLE_ID;
