import 'server-only';
import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import { insertSession } from '@/lib/server/auth/repo';
import { mintToken } from '@/lib/server/auth/tokens';
import { clock } from '@/lib/server/clock';
import type { Ctx, Db, MemberCtx, Viewer } from '@/lib/server/ctx';
import type { Users } from '@/lib/server/db/types.gen';
import { newId } from '@/lib/server/ids';
import { handleSkeleton } from '@/lib/shared/handles';

let made = 0;

/** Makes a person; missing values are filled in believably. For the demo and the tests. */
export async function makeUser(db: Db, given: Partial<Insertable<Users>> = {}) {
  const number = ++made;
  const handle = given.handle ?? `member_${randomInt(10 ** 9)}_${number}`;
  const now = clock.now();
  return db
    .insertInto('users')
    .values({
      id: newId(),
      name: `عضو رقم ${number}`,
      created_at: now,
      updated_at: now,
      notifications_seen_at: now,
      ...given,
      handle,
      handle_skeleton: given.handle_skeleton ?? handleSkeleton(handle),
    })
    .returning(['id', 'name', 'handle', 'email', 'role'])
    .executeTakeFirstOrThrow();
}

/** A live session of a user, and a token for it. */
export async function makeSession(
  db: Db,
  userId: string,
  now = clock.now(),
): Promise<{ sessionId: string; token: string }> {
  const sessionId = newId();
  await insertSession(db, { id: sessionId, userId, userAgent: 'factory', address: '127.0.0.1', now });
  return { sessionId, token: (await mintToken(sessionId, now)).token };
}

/** A context in which a person calls services. */
export function ctxOf(db: Db, user: { id: string; role?: string }, now = clock.now()): MemberCtx {
  const viewer: Viewer = { id: user.id, sessionId: newId(), role: (user.role as Viewer['role']) ?? 'MEMBER' };
  return { ...guestCtx(db, now), viewer };
}

/** A context in which a visitor calls services. */
export function guestCtx(db: Db, now = clock.now()): Ctx {
  return { db, viewer: null, now, locale: 'ar', requestId: newId(), afterCommit: (effect) => effect() };
}
