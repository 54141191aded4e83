import type { MemberCtx } from '@/lib/server/ctx';
import { db } from '@/lib/server/db/client';
import { ctxOf, makeSession, makeUser } from '@/lib/server/db/demo/people-factory';

export type Member = Awaited<ReturnType<typeof makeUser>> & { token: string; ctx: MemberCtx };

/** A person with a live session: a token for routes, a context for services. */
export async function makeMember(given: Parameters<typeof makeUser>[1] = {}): Promise<Member> {
  const user = await makeUser(db(), given);
  const { token } = await makeSession(db(), user.id);
  return { ...user, token, ctx: ctxOf(db(), user) };
}

/** An id that nothing has. */
export const NO_ID = '01890000-0000-7000-8000-000000000000';
