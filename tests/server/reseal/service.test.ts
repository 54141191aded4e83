import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { env } from '@/lib/server/env';
import { readDocument } from '@/lib/server/identity-checks/bytes';
import { newId } from '@/lib/server/ids';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { openDetails, openMethod } from '@/lib/server/payouts/details';
import { openPayout } from '@/lib/server/payouts/open';
import { COLUMNS } from '@/lib/server/reseal/columns';
import * as repo from '@/lib/server/reseal/repo';
import { reseal } from '@/lib/server/reseal/service';
import { enrolWith, usesSecret } from '@/lib/server/second-factor/service';
import { pdf, upload } from '@/tests/server/identity-checks/steps';
import { NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { giveBalance, giveMethod, SAUDI } from '@/tests/setup/payouts';
import { dropJobs } from '@/tests/setup/run-jobs';

const OLD = env().ENCRYPTION_KEY;
const NEW = 'the-next-key-the-next-key-the-next-key';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const keys = (...all: string[]) => {
  env().ENCRYPTION_KEY = all.join(',');
};

let sara: Member;
beforeEach(async () => {
  keys(OLD);
  await dropJobs();
  await db().deleteFrom('second_factors').execute();
  await db().deleteFrom('identity_documents').execute();
  await sql`truncate payout_methods, payouts cascade`.execute(db());
  sara = await makeMember({ role: 'CREATOR' });
});
afterEach(() => {
  keys(OLD);
  vi.restoreAllMocks();
});

/** Makes one of each value that is sealed. */
async function sealEach(member: Member) {
  const bankAccount = await giveMethod(member.id);
  await giveBalance(member.id, 10_000);
  const payout = newId();
  await inTransaction(ctxOf(db(), member), (ctx) =>
    openPayout(ctx, { id: payout, userId: member.id, amount: 6000, currency: 'USD' }),
  );
  const operator = await makeMember({ role: 'ADMIN' });
  await enrolWith(jobCtx(), operator.id, SECRET);
  await db()
    .updateTable('second_factors')
    .set({ pending_secret: sql`secret`, pending_at: NOW })
    .where('user_id', '=', operator.id)
    .execute();
  const omar = await makeMember({ role: 'CREATOR' });
  const file = pdf();
  await upload(omar.token, file);
  return { bankAccount, payout, operator, omar, file };
}
const counts = async () =>
  Object.fromEntries((await reseal(jobCtx())).map(({ column, resealed }) => [column, resealed]));
const methodOf = (id: string) =>
  db().selectFrom('payout_methods').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const NONE = Object.fromEntries(COLUMNS.map(({ table, column }) => [`${table}.${column}`, 0]));

describe('resealing', () => {
  it('names a value that no key opens, leaves it as it is, and reseals all others', async () => {
    const lost = await giveMethod(sara.id);
    keys(NEW);
    const kept = await giveMethod((await makeMember({ role: 'CREATOR' })).id);
    const third = 'a-third-key-a-third-key-a-third-key-a';
    keys(third, NEW);
    const [methods] = await reseal(jobCtx());
    expect(methods).toEqual({ column: 'payout_methods.details', resealed: 1, unopened: [lost] });
    keys(OLD);
    expect(openMethod(await methodOf(lost))).toEqual(SAUDI);
    keys(third);
    expect(openMethod(await methodOf(kept))).toEqual(SAUDI);
  });

  it('cannot put another account or fingerprint into a saved row, because the database refuses', async () => {
    const id = await giveMethod(sara.id);
    const change = (set: Record<string, string>) =>
      db().updateTable('payout_methods').set(set).where('id', '=', id).execute();
    await expect(change({ fingerprint: 'another' })).rejects.toThrow('moves on');
    await expect(change({ last_four: '0000' })).rejects.toThrow('moves on');
    const { details } = await methodOf(id);
    await expect(change({ details: `${details}A`, fingerprint: 'another' })).rejects.toThrow('moves on');
  });
});

describe('a new key', () => {
  it('opens all that the old key opened, and then the old key can go', async () => {
    const each = await sealEach(sara);
    const { fingerprint } = await methodOf(each.bankAccount);
    keys(NEW, OLD);
    expect(await counts()).toEqual({
      'payout_methods.details': 1,
      'payouts.method_snapshot': 1,
      'second_factors.secret': 1,
      'second_factors.pending_secret': 1,
      'identity_documents.sealed_key': 1,
    });
    expect(await counts()).toEqual(NONE);
    keys(NEW);
    const method = await methodOf(each.bankAccount);
    expect(openMethod(method)).toEqual(SAUDI);
    expect(await usesSecret(jobCtx(), each.operator.id, SECRET)).toBe(true);
    const document = await db().selectFrom('identity_documents').selectAll().executeTakeFirstOrThrow();
    expect((await buffer(await readDocument(document))).equals(each.file)).toBe(true);
    const { method_snapshot } = await db()
      .selectFrom('payouts')
      .select('method_snapshot')
      .where('id', '=', each.payout)
      .executeTakeFirstOrThrow();
    expect(openDetails(method_snapshot ?? '', `payouts:${each.payout}`)).toEqual(SAUDI);
    // The same account, saved again with the new key, is still recognised.
    expect(method.fingerprint).not.toBe(fingerprint);
    const other = await giveMethod((await makeMember({ role: 'CREATOR' })).id);
    expect((await methodOf(other)).fingerprint).toBe(method.fingerprint);
  });

  it('reseals removed bank accounts too, and they stay removed', async () => {
    const id = await giveMethod(sara.id);
    const retired = { status: 'retired', is_default: false, retired_at: NOW };
    await db().updateTable('payout_methods').set(retired).where('id', '=', id).execute();
    keys(NEW, OLD);
    expect((await counts())['payout_methods.details']).toBe(1);
    expect((await methodOf(id)).status).toBe('retired');
  });

  it('is used by the next run after a crash, and seals each value once when several runs go at once', async () => {
    const members = await Promise.all(Array.from({ length: 7 }, () => makeMember({ role: 'CREATOR' })));
    for (const member of members) await giveMethod(member.id);
    keys(NEW, OLD);
    vi.spyOn(repo, 'updateSealed').mockRejectedValueOnce(new Error('killed'));
    await expect(reseal(jobCtx())).rejects.toThrow('killed');
    const all = await Promise.all([counts(), counts(), counts()]);
    expect(all.reduce((sum, count) => sum + (count['payout_methods.details'] ?? 0), 0)).toBe(7);
    expect(await counts()).toEqual(NONE);
  });
});

it('the list of sealed columns is complete', async () => {
  await sealEach(sara);
  const { rows: texts } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type = 'text'`.execute(db());
  expect(texts.length).toBeGreaterThan(100);
  const sealed: string[] = [];
  for (const { table, column } of texts) {
    const { rows } = await sql`select from ${sql.table(table)}
      where ${sql.ref(column)} ~ '^s1\.[0-9a-f]{8}\.' limit 1`.execute(db());
    if (rows.length > 0) sealed.push(`${table}.${column}`);
  }
  expect(sealed.sort()).toEqual(COLUMNS.map(({ table, column }) => `${table}.${column}`).sort());
});
