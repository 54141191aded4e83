import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import '@/tests/setup/data-dir';
import { POST as SUBMIT } from '@/app/api/identity/checks/route';
import { DELETE } from '@/app/api/identity/documents/[id]/route';
import { GET } from '@/app/api/identity/route';
import type { IdentityView } from '@/lib/contract/identity';
import { eraseAccounts } from '@/lib/server/account/erase-job';
import { storage } from '@/lib/server/adapters/storage/choose';
import { closeDb, db } from '@/lib/server/db/client';
import { guestCtx } from '@/lib/server/db/demo/people-factory';
import { forgetUnsentDocuments } from '@/lib/server/identity-checks/jobs';
import { newId } from '@/lib/server/ids';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { giveBalance } from '@/tests/setup/payouts';
import { dropJobs, runJobs } from '@/tests/setup/run-jobs';
import { documentsOf, pdf, picture, submit, upload } from './steps';

const DAY = 86_400_000;
let sara: Member;
let omar: Member;
beforeEach(async () => {
  await dropJobs();
  sara = await makeMember({ role: 'CREATOR' });
  omar = await makeMember({ role: 'CREATOR' });
});
afterAll(closeDb);

const own = async ({ token }: Member) => (await callRoute<IdentityView>(GET, { token })).payload;
const remove = (token: string | undefined, id: string) =>
  callRoute(DELETE, { token, params: { id }, method: 'DELETE' });

describe('refused', () => {
  it('guests, and members who earn nothing', async () => {
    const member = await makeMember();
    for (const [token, status] of [
      [undefined, 401],
      [member.token, 403],
    ] as const) {
      expect((await callRoute(GET, { token })).status).toBe(status);
      expect((await upload(token, await picture())).status).toBe(status);
      expect((await callRoute(SUBMIT, { token, method: 'POST' })).status).toBe(status);
    }
    expect(await documentsOf(member.id)).toEqual([]);
  });

  it.each([
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a PDF that breaks off', Buffer.from('%PDF-1.4 and no end')],
    ['nothing', Buffer.alloc(0)],
    ['a program named like a picture', Buffer.from('MZ\u0090\u0000')],
  ])('%s is no document', async (_, bytes) => {
    expect((await upload(sara.token, bytes)).status).toBe(415);
    expect(await documentsOf(sara.id)).toEqual([]);
  });

  it('more than 10 MB, and a side that there is not', async () => {
    expect((await upload(sara.token, Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await upload(sara.token, await picture(), 'selfie')).status).toBe(422);
  });

  it('another’s document, a missing one, and one that was sent: 404', async () => {
    const { payload } = await upload(sara.token, await picture());
    const id = payload.documents[0]?._id ?? '';
    expect((await remove(omar.token, id)).status).toBe(404);
    expect((await remove(sara.token, newId())).status).toBe(404);
    await submit(sara.token);
    expect((await remove(sara.token, id)).status).toBe(404);
    expect(await documentsOf(sara.id)).toHaveLength(1);
  });

  it('a check without the front: nothing is sent', async () => {
    expect((await submit(sara.token)).problem.errors).toEqual({ front: 'validation:required' });
    await upload(sara.token, await picture(), 'back');
    expect((await submit(sara.token)).status).toBe(422);
    expect(await own(sara)).toMatchObject({ status: 'none', documents: [{ side: 'back' }] });
  });

  it('a second check while one waits, and documents for it', async () => {
    await upload(sara.token, await picture());
    expect((await submit(sara.token)).status).toBe(201);
    expect((await submit(sara.token)).status).toBe(409);
    expect((await upload(sara.token, await picture())).code).toBe('conflict');
  });

  it('of twenty sent at once, all but one', async () => {
    await upload(sara.token, await picture());
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(sara.token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    const checks = db().selectFrom('identity_checks').select('id').where('user_id', '=', sara.id);
    expect(await checks.execute()).toHaveLength(1);
  });
});

it('a member who has earned a share, and is no creator, is checked like everybody who is paid', async () => {
  const member = await makeMember();
  await giveBalance(member.id, 6000);
  expect((await upload(member.token, await picture())).status).toBe(201);
  expect((await submit(member.token)).payload).toMatchObject({ status: 'submitted' });
});

describe('documents', () => {
  it('are made anew from their pixels, kept under a name of ours, and never given back to their owner', async () => {
    const { payload } = await upload(sara.token, await picture());
    await upload(sara.token, pdf(), 'back');
    expect(payload).toEqual({
      ...{ status: 'none', required: true, submittedAt: null, decidedAt: null, reason: null, note: '' },
      documents: [{ _id: expect.any(String), side: 'front', isPdf: false }],
    });
    const kept = await documentsOf(sara.id);
    expect(kept.map(({ mime }) => mime)).toEqual(['image/webp', 'application/pdf']);
    const bytes: Buffer[] = [];
    for await (const chunk of await storage().read(kept[0]?.storage_key ?? '')) bytes.push(chunk as Buffer);
    expect(Buffer.concat(bytes).includes('private-camera')).toBe(false);
  });

  it('take the place of the same side: the former bytes are gone', async () => {
    await upload(sara.token, await picture());
    const former = (await documentsOf(sara.id))[0]?.storage_key ?? '';
    await upload(sara.token, pdf());
    await runJobs();
    expect(await storage().exists(former)).toBe(false);
    expect((await own(sara)).documents).toEqual([expect.objectContaining({ side: 'front', isPdf: true })]);
  });

  it('go with the account, sent or not', async () => {
    await upload(sara.token, await picture());
    await submit(sara.token);
    const keys = (await documentsOf(sara.id)).map(({ storage_key }) => storage_key);
    const asked = { status: 'deletion_requested', deletion_requested_at: new Date(Date.now() - 15 * DAY) };
    await db().updateTable('users').set(asked).where('id', '=', sara.id).execute();
    await eraseAccounts.run({}, guestCtx(db()));
    await runJobs();
    expect(await documentsOf(sara.id)).toEqual([]);
    for (const key of keys) expect(await storage().exists(key)).toBe(false);
    const checks = db().selectFrom('identity_checks').select('id').where('user_id', '=', sara.id);
    expect(await checks.execute()).toEqual([]);
  });

  it('go when their owner deletes them, and after a day unsent', async () => {
    await upload(sara.token, await picture());
    await upload(sara.token, await picture(), 'back');
    const keys = (await documentsOf(sara.id)).map(({ storage_key }) => storage_key);
    const [front] = (await own(sara)).documents;
    expect((await remove(sara.token, front?._id ?? '')).status).toBe(200);
    await forgetUnsentDocuments.run({}, guestCtx(db(), new Date(Date.now() + 23 * 3_600_000)));
    expect(await documentsOf(sara.id)).toHaveLength(1);
    await forgetUnsentDocuments.run({}, guestCtx(db(), new Date(Date.now() + 25 * 3_600_000)));
    await runJobs();
    expect(await documentsOf(sara.id)).toEqual([]);
    for (const key of keys) expect(await storage().exists(key)).toBe(false);
  });
});
