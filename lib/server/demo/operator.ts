import 'server-only';
import type { Db, MemberCtx } from '@/lib/server/ctx';
import { ctxOf } from './people-factory';

/** A context for the demo's operator. */
export async function operatorCtx(db: Db, at: Date): Promise<MemberCtx> {
  const operator = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .executeTakeFirstOrThrow();
  return ctxOf(db, { ...operator, role: 'ADMIN' }, at);
}
