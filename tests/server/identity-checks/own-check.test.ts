import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { DELETE } from '@/app/api/identity/documents/[id]/route';
import { GET } from '@/app/api/identity/route';
import type { IdentityView } from '@/lib/contract/identity';
import { eraseAccounts } from '@/lib/server/account/erase-job';
import { storage } from '@/lib/server/adapters/storage/choose';
import { db } from '@/lib/server/db/client';
import { SOMEBODY } from '@/lib/server/demo/identity-factory';
import { guestCtx } from '@/lib/server/demo/people-factory';
import { forgetUnsentDocuments } from '@/lib/server/identity-checks/jobs';
import { newId } from '@/lib/server/ids';
import { copiedTables } from '@/lib/server/personal-data/registry';
import { DAY, HOUR } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, inYears } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { giveBalance } from '@/tests/setup/payouts';
import { dropJobs, runJobs } from '@/tests/setup/run-jobs';
import { documentsOf, pdf, picture, sendCheck, submit, upload } from './steps';

let sara: Member;
let omar: Member;
beforeEach(async () => {
  await dropJobs();
  sara = await makeMember({ role: 'CREATOR' });
  omar = await makeMember({ role: 'CREATOR' });
});

const own = async ({ token }: Member) => (await callRoute<IdentityView>(GET, { token })).payload;
const remove = (token: string | undefined, id: string) =>
  callRoute(DELETE, { token, params: { id }, method: 'DELETE' });

describe('an identity check refuses', () => {
  it('guests, and members who earn nothing', async () => {
    const member = await makeMember();
    for (const [token, status] of [
      [undefined, 401],
      [member.token, 403],
    ] as const) {
      expect((await callRoute(GET, { token })).status).toBe(status);
      expect((await upload(token, await picture())).status).toBe(status);
      expect((await submit(token)).status).toBe(status);
    }
    expect(await documentsOf(member.id)).toEqual([]);
  });

  it.each([
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a PDF that breaks off', Buffer.from('%PDF-1.4 and no end')],
    ['an empty file', Buffer.alloc(0)],
    ['a program named like a picture', Buffer.from('MZ\u0090\u0000')],
  ])('%s as a document', async (_, bytes) => {
    expect((await upload(sara.token, bytes)).status).toBe(415);
    expect(await documentsOf(sara.id)).toEqual([]);
  });

  it('a file of more than 10 MB, and an unknown side', async () => {
    expect((await upload(sara.token, Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await upload(sara.token, await picture(), 'selfie')).status).toBe(422);
  });

  it('to delete another’s document, an unknown one, or one that was sent in: 404', async () => {
    const { payload } = await upload(sara.token, await picture());
    const id = payload.documents[0]?._id ?? '';
    expect((await remove(omar.token, id)).status).toBe(404);
    expect((await remove(sara.token, newId())).status).toBe(404);
    await submit(sara.token);
    expect((await remove(sara.token, id)).status).toBe(404);
    expect(await documentsOf(sara.id)).toHaveLength(1);
  });

  it('to be sent in without the front side', async () => {
    expect((await submit(sara.token)).problem.errors).toEqual({ front: 'validation:required' });
    await upload(sara.token, await picture(), 'back');
    expect((await submit(sara.token)).status).toBe(422);
    expect(await own(sara)).toMatchObject({ status: 'none', documents: [{ side: 'back' }] });
  });

  it.each([
    ['a name in Arabic letters as the Latin one', { latinName: 'سارة العتيبي' }, 'latinName'],
    ['a name in Latin letters as the Arabic one', { arabicName: 'SARA ALOTAIBI' }, 'arabicName'],
    ['a name that nobody can see', { arabicName: '\u200f\u200f\u200f' }, 'arabicName'],
    ['a day that does not exist', { dateOfBirth: '1995-02-30' }, 'dateOfBirth'],
    ['a date of birth in the future', { dateOfBirth: inYears(1) }, 'dateOfBirth'],
    ['somebody who turns 18 in two days', { dateOfBirth: inYears(-18, 2) }, 'dateOfBirth'],
    ['a country that is not in the list', { country: 'XX' }, 'country'],
  ])('%s', async (_, change, field) => {
    await upload(sara.token, await picture());
    const answer = await submit(sara.token, change);
    expect([answer.status, Object.keys(answer.problem.errors ?? {})]).toEqual([422, [field]]);
    expect(await own(sara)).toMatchObject({ status: 'none' });
  });

  it('a second check while one waits, and more documents', async () => {
    await upload(sara.token, await picture());
    expect((await submit(sara.token)).status).toBe(201);
    expect((await submit(sara.token)).status).toBe(409);
    expect((await upload(sara.token, await picture())).code).toBe('conflict');
  });

  it('all but one of twenty checks sent in at once', async () => {
    await upload(sara.token, await picture());
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(sara.token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    const checks = db().selectFrom('identity_checks').select('id').where('user_id', '=', sara.id);
    expect(await checks.execute()).toHaveLength(1);
  });
});

it('a member who is not a creator but has earned money can send in an identity check', async () => {
  const member = await makeMember();
  await giveBalance(member.id, 6000);
  expect((await upload(member.token, await picture())).status).toBe(201);
  expect((await submit(member.token)).payload).toMatchObject({ status: 'submitted' });
});

it('a member who turns 18 today can send a check, and the form begins with what was stated last', async () => {
  await upload(sara.token, await picture());
  const dateOfBirth = inYears(-18);
  expect((await submit(sara.token, { dateOfBirth })).status).toBe(201);
  expect((await own(sara)).draft).toEqual({ ...SOMEBODY, dateOfBirth });
});

it('the form begins with the date of birth and the country of the profile', async () => {
  const profile = { date_of_birth: '1990-01-31', country: 'EG' };
  await db().updateTable('users').set(profile).where('id', '=', sara.id).execute();
  const draft = { latinName: '', arabicName: '', dateOfBirth: '1990-01-31', country: 'EG' };
  expect((await own(sara)).draft).toEqual(draft);
});

it('what was stated is in the copy of a member’s data', async () => {
  await sendCheck(sara);
  const copy = copiedTables().get('identity_checks');
  expect(copy?.without).toEqual(['decided_by']);
  const { rows } = await sql<{ row: object }>`
    select to_jsonb(t) as row from identity_checks t where t.user_id = ${sara.id}`.execute(db());
  expect(rows).toEqual([
    {
      row: expect.objectContaining({
        latin_name: SOMEBODY.latinName,
        arabic_name: SOMEBODY.arabicName,
        date_of_birth: SOMEBODY.dateOfBirth,
        country: SOMEBODY.country,
      }),
    },
  ]);
});

describe('identity documents', () => {
  it('are kept as new pictures without camera data, and are not sent back to their owner', async () => {
    const { payload } = await upload(sara.token, await picture());
    await upload(sara.token, pdf(), 'back');
    expect(payload).toEqual({
      status: 'none',
      required: true,
      submittedAt: null,
      decidedAt: null,
      reason: null,
      note: '',
      payableAt: null,
      draft: { latinName: '', arabicName: '', dateOfBirth: '', country: '' },
      documents: [{ _id: expect.any(String), side: 'front', isPdf: false }],
    });
    const kept = await documentsOf(sara.id);
    expect(kept.map(({ mime }) => mime)).toEqual(['image/webp', 'application/pdf']);
    const bytes: Buffer[] = [];
    for await (const chunk of await storage().read(kept[0]?.storage_key ?? '')) bytes.push(chunk as Buffer);
    expect(Buffer.concat(bytes).includes('private-camera')).toBe(false);
  });

  it('replace the document of the same side, and its bytes are removed', async () => {
    await upload(sara.token, await picture());
    const former = (await documentsOf(sara.id))[0]?.storage_key ?? '';
    await upload(sara.token, pdf());
    await runJobs();
    expect(await storage().exists(former)).toBe(false);
    expect((await own(sara)).documents).toEqual([expect.objectContaining({ side: 'front', isPdf: true })]);
  });

  it('are removed together with the account', async () => {
    await upload(sara.token, await picture());
    await submit(sara.token);
    const keys = (await documentsOf(sara.id)).map(({ storage_key }) => storage_key);
    const asked = { status: 'deletion_requested', deletion_requested_at: fromNow(-15 * DAY) };
    await db().updateTable('users').set(asked).where('id', '=', sara.id).execute();
    await eraseAccounts.run({}, guestCtx(db()));
    await runJobs();
    expect(await documentsOf(sara.id)).toEqual([]);
    for (const key of keys) expect(await storage().exists(key)).toBe(false);
    const checks = db().selectFrom('identity_checks').select('id').where('user_id', '=', sara.id);
    expect(await checks.execute()).toEqual([]);
  });

  it('are removed when their owner deletes them, or after a day when they were not sent in', async () => {
    await upload(sara.token, await picture());
    await upload(sara.token, await picture(), 'back');
    const keys = (await documentsOf(sara.id)).map(({ storage_key }) => storage_key);
    const [front] = (await own(sara)).documents;
    expect((await remove(sara.token, front?._id ?? '')).status).toBe(200);
    await forgetUnsentDocuments.run({}, guestCtx(db(), fromNow(23 * HOUR)));
    expect(await documentsOf(sara.id)).toHaveLength(1);
    await forgetUnsentDocuments.run({}, guestCtx(db(), fromNow(25 * HOUR)));
    await runJobs();
    expect(await documentsOf(sara.id)).toEqual([]);
    for (const key of keys) expect(await storage().exists(key)).toBe(false);
  });
});
