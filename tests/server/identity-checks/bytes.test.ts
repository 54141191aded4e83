import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as APPROVE } from '@/app/api/operator/identity-checks/[id]/approve/route';
import { GET as FILE } from '@/app/api/operator/identity-documents/[id]/file/route';
import { storage } from '@/lib/server/adapters/storage/choose';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { readDocument, sealBare, storeSealed } from '@/lib/server/identity-checks/bytes';
import { forgetDecidedDocuments } from '@/lib/server/identity-checks/jobs';
import { newId } from '@/lib/server/ids';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { taskList } from '@/lib/server/serving/jobs/worker';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { dropJobs, runJobs, waitingJobs } from '@/tests/setup/run-jobs';
import { documentsOf, pdf, sendCheck, submit, upload } from './steps';

const key = env().ENCRYPTION_KEY;
let sara: Member;
let admin: Member;
beforeEach(async () => {
  await dropJobs();
  await db().deleteFrom('identity_documents').execute();
  sara = await makeMember({ role: 'CREATOR' });
  admin = await makeMember({ role: 'ADMIN' });
});
afterEach(() => {
  env().ENCRYPTION_KEY = key;
  vi.restoreAllMocks();
});

const look = (id: string) => callRoute(FILE, { token: admin.token, params: { id } });
const approve = (id: string) => callRoute(APPROVE, { token: admin.token, params: { id }, method: 'POST' });
const forgetDecided = () => forgetDecidedDocuments.run({}, jobCtx(fromNow(DAY)));
const stored = async (storageKey: string) => buffer(await storage().read(storageKey));
const only = async (member: Member) => {
  const [document, ...more] = await documentsOf(member.id);
  if (!document || more.length > 0) throw new Error('one document');
  return { ...document, user_id: member.id };
};
const change = (id: string, set: Record<string, string | null>) =>
  db().updateTable('identity_documents').set(set).where('id', '=', id).execute();

/** A document as it was stored before documents were sealed. */
async function bare(member: Member, bytes: Buffer, checkId: string | null = null) {
  const id = newId();
  const storageKey = `identity/${id.slice(-2)}/${id}`;
  await storage().put(storageKey, Readable.from([bytes]), 1e6);
  const row = { id, user_id: member.id, check_id: checkId, side: 'back', storage_key: storageKey };
  const kept = { mime: 'application/pdf', size: bytes.length, created_at: NOW };
  await db()
    .insertInto('identity_documents')
    .values({ ...row, ...kept })
    .execute();
  return { id, storageKey };
}

describe('a stored document', () => {
  it('shows nothing of its content, and opens only for its own row', async () => {
    await upload(sara.token, pdf());
    const document = await only(sara);
    const bytes = await stored(document.storage_key);
    expect(bytes.toString('latin1')).not.toMatch(/PDF|EOF/);
    expect((await buffer(await readDocument(document))).toString('latin1')).toMatch(/^%PDF/);
    const other = { ...document, user_id: newId() };
    await expect(readDocument(other)).rejects.toThrow(/does not open/);
    await expect(readDocument({ ...document, id: newId() })).rejects.toThrow(/does not open/);
  });

  it('is not shown in place of another’s', async () => {
    const omar = await makeMember({ role: 'CREATOR' });
    const [mine, his] = [await sendCheck(sara), await sendCheck(omar)];
    const [one, two] = [mine.documents[0], his.documents[0]];
    if (!one || !two) throw new Error('documents');
    // With the bytes and the key of another row, the key does not open for this row.
    await change(two.id, { storage_key: `${two.storage_key}-away` });
    await change(one.id, { storage_key: two.storage_key, sealed_key: two.sealed_key });
    expect((await look(one.id)).status).toBe(500);
    // With only the bytes of another row, the answer breaks off before its first byte.
    await change(one.id, { sealed_key: one.sealed_key });
    const read = readDocument({ ...one, user_id: sara.id, storage_key: two.storage_key });
    await expect(read.then(buffer)).rejects.toThrow(/does not open/);
  });

  it('is shown to the operator at its full length, and may not be cached', async () => {
    const file = pdf();
    await upload(sara.token, file);
    const { id } = await only(sara);
    await submit(sara.token);
    const answer = await look(id);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-length')).toBe(String(file.length));
  });

  it('cannot be read without its key', async () => {
    await upload(sara.token, pdf());
    env().ENCRYPTION_KEY = 'another-key-another-key-another-key-0';
    await expect(readDocument(await only(sara))).rejects.toThrow(/sealed with a key/);
  });
});

describe('documents stored before sealing', () => {
  it('are shown as they are until a job seals them, which removes the bare bytes', async () => {
    const { id: checkId } = await sendCheck(sara);
    const file = pdf();
    const { id, storageKey } = await bare(sara, file, checkId);
    expect((await look(id)).status).toBe(200);
    expect(await sealBare(jobCtx())).toBe(1);
    expect(await sealBare(jobCtx())).toBe(0);
    await runJobs();
    expect(await storage().exists(storageKey)).toBe(false);
    const document = (await documentsOf(sara.id)).find((document) => document.id === id);
    if (!document) throw new Error('the document');
    expect((await buffer(await readDocument({ ...document, user_id: sara.id }))).equals(file)).toBe(true);
    expect((await stored(document.storage_key)).includes('PDF')).toBe(false);
    expect((await look(id)).status).toBe(200);
    expect(Object.keys(taskList(new Set()))).toContain('sealBareDocuments');
  });

  it('are each sealed once by several jobs at once, and no other bytes are left', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => makeMember({ role: 'CREATOR' })));
    await Promise.all(members.map((member) => bare(member, pdf())));
    const put = vi.spyOn(storage(), 'put');
    const counts = await Promise.all([sealBare(jobCtx()), sealBare(jobCtx()), sealBare(jobCtx())]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(5);
    await runJobs();
    const rows = await db().selectFrom('identity_documents').select('storage_key').execute();
    const kept = rows.map(({ storage_key }) => storage_key);
    for (const [storageKey] of put.mock.calls)
      expect([storageKey, await storage().exists(storageKey)]).toEqual([
        storageKey,
        kept.includes(storageKey),
      ]);
  });

  it('leave no copy when they are deleted while they are sealed', async () => {
    const { id: checkId } = await sendCheck(sara);
    const { storageKey } = await bare(sara, pdf(), checkId);
    const put = vi.spyOn(storage(), 'put');
    const read = vi.spyOn(storage(), 'read').mockImplementationOnce(async (storageKey) => {
      const bytes = await Object.getPrototypeOf(storage()).read.call(storage(), storageKey);
      await approve(checkId);
      await forgetDecided();
      return bytes;
    });
    expect(await sealBare(jobCtx())).toBe(0);
    expect(read).toHaveBeenCalled();
    await runJobs();
    for (const key of [storageKey, ...put.mock.calls.map(([key]) => key)])
      expect(await storage().exists(key)).toBe(false);
  });
});

describe('a day after the decision', () => {
  it('bytes that could not be removed are removed by a later try', async () => {
    const { id, documents } = await sendCheck(sara);
    await dropJobs();
    const remove = vi.spyOn(storage(), 'remove').mockRejectedValueOnce(new Error('no disk'));
    await approve(id);
    await forgetDecided();
    const storageKey = documents[0]?.storage_key ?? '';
    await runJobs();
    expect(await storage().exists(storageKey)).toBe(true);
    expect((await waitingJobs())[0]).toMatchObject({ task_identifier: 'forgetDocumentBytes', attempts: 1 });
    await runJobs();
    expect(remove).toHaveBeenCalledTimes(2);
    expect(await storage().exists(storageKey)).toBe(false);
  });

  it('a removal that left the bytes in place counts as failed and is tried again', async () => {
    const { id, documents } = await sendCheck(sara);
    await dropJobs();
    vi.spyOn(storage(), 'remove').mockResolvedValueOnce();
    await approve(id);
    await forgetDecided();
    await runJobs();
    expect((await waitingJobs())[0]?.last_error).toMatch(/still stored/);
    await runJobs();
    expect(await storage().exists(documents[0]?.storage_key ?? '')).toBe(false);
  });
});

describe('an upload that dies before its row is written', () => {
  it('leaves bytes that a job removes, and bytes with a row stay', async () => {
    const omar = await makeMember({ role: 'CREATOR' });
    await upload(omar.token, pdf());
    const { storage_key: his } = await only(omar);
    // The state of an upload at that moment: the job is written and the bytes are stored.
    const { storageKey } = await storeSealed(
      sara.ctx,
      { id: newId(), user_id: sara.id },
      Readable.from([pdf()]),
    );
    expect((await waitingJobs()).map(({ task_identifier }) => task_identifier)).toEqual([
      'forgetUnkeptDocument',
      'forgetUnkeptDocument',
    ]);
    expect(await storage().exists(storageKey)).toBe(true);
    await runJobs();
    expect([await storage().exists(storageKey), await storage().exists(his)]).toEqual([false, true]);
  });
});
