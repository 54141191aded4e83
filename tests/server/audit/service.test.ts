import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { BY_COMMAND, firstAuditBreak, lastAudit, recordAudit } from '@/lib/server/audit/service';
import { db } from '@/lib/server/db/client';
import { guestCtx, makeUser } from '@/lib/server/demo/people-factory';

const entry = (subjectId: string | null, step: number) => ({
  actor: BY_COMMAND,
  action: 'self_check.run' as const,
  subjectId,
  details: { broken: step },
});
const table = (statement: string) => sql.raw(statement).execute(db());

afterEach(async () => {
  await table('alter table audit_log disable trigger user');
  await table('delete from audit_log');
  await table('alter table audit_log enable trigger user');
});

it('the database refuses to change, delete or truncate rows of the audit log', async () => {
  await recordAudit(guestCtx(db()), entry(null, 1));
  for (const statement of [
    "update audit_log set actor = 'me'",
    'delete from audit_log',
    'truncate audit_log',
  ]) {
    await expect(table(statement), statement).rejects.toMatchObject({ code: '23001' });
  }
});

it('a row that was changed or deleted by force shows as a break in the chain', async () => {
  const ctx = guestCtx(db());
  const forgeries = [
    "update audit_log set actor = 'me' where seq = 3",
    'update audit_log set details = \'{"broken":9}\' where seq = 3',
    "update audit_log set at = at + interval '1 second' where seq = 3",
    'delete from audit_log where seq = 2',
    "update audit_log set hash = repeat('0', 64) where seq = 3",
  ];
  for (let step = 1; step <= 5; step++) await recordAudit(ctx, entry(null, step));
  expect(await firstAuditBreak(ctx)).toBeNull();
  for (const forgery of forgeries) {
    await db()
      .transaction()
      .execute(async (trx) => {
        await sql.raw('alter table audit_log disable trigger user').execute(trx);
        await sql.raw(forgery).execute(trx);
        expect(await firstAuditBreak({ ...ctx, db: trx }), forgery).toBe(3);
        throw new Error('undone');
      })
      .catch((error: Error) => expect(error.message).toBe('undone'));
  }
  expect(await firstAuditBreak(ctx)).toBeNull();
});

it('rows written at once get consecutive numbers and an unbroken chain', async () => {
  const ctx = guestCtx(db());
  await Promise.all(Array.from({ length: 20 }, (_, step) => recordAudit(ctx, entry(null, step))));
  const rows = await db().selectFrom('audit_log').select('seq').orderBy('seq').execute();
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect(await firstAuditBreak(ctx)).toBeNull();
});

it('the latest entry about a member is found', async () => {
  const ctx = guestCtx(db());
  const { id } = await makeUser(db());
  expect(await lastAudit(ctx, id, 'self_check.run')).toBeNull();
  for (const step of [1, 2]) await recordAudit(ctx, entry(id, step));
  expect(await lastAudit(ctx, id, 'self_check.run')).toEqual({ broken: 2 });
});
