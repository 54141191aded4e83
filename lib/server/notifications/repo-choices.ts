import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** All choices of a member. */
export function listChoices(db: Db, userId: string) {
  return db
    .selectFrom('notification_choices')
    .select(['kind', 'in_app', 'email'])
    .where('user_id', '=', userId)
    .execute();
}

/** Changes one kind; ways that are left out stay as they are. */
export async function upsertChoice(
  db: Db,
  userId: string,
  { kind, inApp, email }: { kind: string; inApp?: boolean | undefined; email?: boolean | undefined },
): Promise<void> {
  await sql`insert into notification_choices (user_id, kind, in_app, email)
    values (${userId}, ${kind}, ${inApp ?? true}, ${email ?? true})
    on conflict (user_id, kind) do update set
      in_app = coalesce(${inApp ?? null}::boolean, notification_choices.in_app),
      email = coalesce(${email ?? null}::boolean, notification_choices.email)`.execute(db);
}

/** Returns which of these members have turned letters of a kind off. */
export async function findWithoutLetters(db: Db, userIds: readonly string[], kind: string) {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from notification_choices
    where user_id = any(${userIds}::uuid[]) and kind = ${kind} and not email`.execute(db);
  return rows.map(({ user_id }) => user_id);
}
