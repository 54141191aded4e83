import { beforeEach, describe, expect, it } from 'vitest';
import { GET as OWN } from '@/app/api/identity/route';
import { POST as APPROVE } from '@/app/api/operator/identity-checks/[id]/approve/route';
import { POST as REJECT } from '@/app/api/operator/identity-checks/[id]/reject/route';
import { GET as QUEUE } from '@/app/api/operator/identity-checks/route';
import { GET as FILE } from '@/app/api/operator/identity-documents/[id]/file/route';
import { POST as START } from '@/app/api/operator/payouts/[id]/start/route';
import type { IdentityCheckRow, IdentityView } from '@/lib/contract/identity';
import { storage } from '@/lib/server/adapters/storage/choose';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { ctxOf, guestCtx } from '@/lib/server/demo/people-factory';
import { env } from '@/lib/server/env';
import { forgetDecidedDocuments } from '@/lib/server/identity-checks/jobs';
import { newId } from '@/lib/server/ids';
import { getNotifications } from '@/lib/server/notifications/service';
import { openPayout } from '@/lib/server/payouts/open';
import { formatMoment } from '@/lib/shared/dates';
import { DAY } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { giveBalance, giveMethod } from '@/tests/setup/payouts';
import { dropJobs, runJobs } from '@/tests/setup/run-jobs';
import { documentsOf, pdf, sendCheck, submit, upload } from './steps';

let sara: Member;
let admin: Member;
beforeEach(async () => {
  await dropJobs();
  sara = await makeMember({ role: 'CREATOR' });
  admin = await makeMember({ role: 'ADMIN' });
});

const approve = (id: string, token: string | undefined = admin.token) =>
  callRoute(APPROVE, { token, params: { id }, method: 'POST' });
const reject = (id: string, token: string | undefined = admin.token) =>
  callRoute(REJECT, { token, params: { id }, body: { reason: 'expired', note: 'انتهت قبل عام' } });
const look = (id: string, token: string | undefined = admin.token) =>
  callRoute(FILE, { token, params: { id } });
const queue = async (status = 'submitted') =>
  (await callRoute<{ data: IdentityCheckRow[] }>(QUEUE, { token: admin.token, query: { status, limit: 50 } }))
    .payload.data;
const own = async () => (await callRoute<IdentityView>(OWN, { token: sara.token })).payload;
const audited = async () =>
  (
    await db()
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', sara.id)
      .orderBy('seq')
      .execute()
  ).map(({ action }) => action);

describe('the identity checks refuse', () => {
  it('everybody but an operator with a second factor, even the owner of the check', async () => {
    const { id, documents } = await sendCheck(sara);
    const unproven = await makeMember({ role: 'ADMIN' });
    await db()
      .updateTable('sessions')
      .set({ second_factor_at: null })
      .where('user_id', '=', unproven.id)
      .execute();
    for (const [token, status] of [
      ['', 401],
      [sara.token, 403],
      [(await makeMember()).token, 403],
      [unproven.token, 403],
    ] as const) {
      expect((await callRoute(QUEUE, { token })).status).toBe(status);
      expect((await look(documents[0]?.id ?? '', token)).status).toBe(status);
      expect((await approve(id, token)).status).toBe(status);
      expect((await reject(id, token)).status).toBe(status);
    }
    expect(await own()).toMatchObject({ status: 'submitted' });
    expect(await audited()).toEqual(['identity.submitted']);
  });

  it('a document that was not sent in, and an unknown check', async () => {
    await upload(sara.token, pdf());
    expect((await look((await documentsOf(sara.id))[0]?.id ?? '')).status).toBe(404);
    expect((await approve(newId())).status).toBe(404);
  });

  it('a decision of an operator about their own check', async () => {
    const { id } = await sendCheck(admin);
    expect((await approve(id)).problem.code).toBe('own_account');
    expect((await queue()).find(({ _id }) => _id === id)).toMatchObject({ isOwn: true });
  });

  it('a second decision: of twenty decisions at once, one counts', async () => {
    const { id } = await sendCheck(sara);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? approve(id) : reject(id))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await audited()).toHaveLength(2);
    const change = db().updateTable('identity_checks').set({ note: 'later' }).where('id', '=', id);
    await expect(change.execute()).rejects.toThrow('decided once');
  });

  it('a payout before approval, when it is asked for and when it is begun', async () => {
    await giveBalance(sara.id, 10_000);
    const payOut = (id: string) =>
      inTransaction(ctxOf(db(), sara), (ctx) =>
        openPayout(ctx, { id, userId: sara.id, amount: 6000, currency: 'USD' }),
      );
    await expect(payOut(newId())).rejects.toMatchObject({ code: 'payout_barred' });
    // A payout that was asked for while identities were not checked.
    const payout = newId();
    env().IDENTITY_CHECK_REQUIRED = false;
    try {
      await giveMethod(sara.id);
      await db().deleteFrom('identity_checks').where('user_id', '=', sara.id).execute();
      await payOut(payout);
    } finally {
      env().IDENTITY_CHECK_REQUIRED = true;
    }
    const start = () =>
      callRoute(START, {
        token: admin.token,
        params: { id: payout },
        method: 'POST',
        headers: { 'idempotency-key': newId() },
      });
    expect((await start()).problem.code).toBe('payout_barred');
    await approve((await sendCheck(sara)).id);
    expect((await start()).problem.code).toBe('payout_cooling');
  });
});

describe('an identity check', () => {
  it('is shown to the operator, and each view of a document is written to the audit log', async () => {
    await upload(sara.token, pdf(), 'back');
    const { id, documents } = await sendCheck(sara);
    const row = (await queue()).find(({ _id }) => _id === id);
    expect(row).toMatchObject({
      status: 'submitted',
      person: { _id: sara.id },
      isOwn: false,
      documents: [
        { side: 'front', isPdf: false },
        { side: 'back', isPdf: true },
      ],
    });
    const [front, back] = await Promise.all(documents.map((document) => look(document.id)));
    expect(front?.headers.get('content-type')).toBe('image/webp');
    expect(front?.headers.get('cache-control')).toBe('private, no-store');
    expect(back?.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(back?.headers.get('content-security-policy')).toContain('sandbox');
    expect(await audited()).toEqual(['identity.submitted', 'identity.seen', 'identity.seen']);
  });

  it.each([
    ['approved', approve],
    ['rejected', reject],
  ] as const)(
    'that is %s shows its documents to nobody, loses them a day later, and its owner is notified',
    async (status, decide) => {
      const { id, documents } = await sendCheck(sara);
      expect((await decide(id)).status).toBe(200);
      await forgetDecidedDocuments.run({}, guestCtx(db(), fromNow(DAY - 1)));
      await runJobs();
      for (const { id, storage_key } of documents) {
        expect(await storage().exists(storage_key)).toBe(true);
        expect((await look(id)).status).toBe(404);
      }
      await forgetDecidedDocuments.run({}, guestCtx(db(), fromNow(DAY)));
      await runJobs();
      expect(await documentsOf(sara.id)).toEqual([]);
      for (const { storage_key } of documents) expect(await storage().exists(storage_key)).toBe(false);
      expect(await own()).toMatchObject({ status, documents: [] });
      expect((await getNotifications(sara.ctx, { limit: 5 })).data[0]?.kind).toBe(`identity_${status}`);
      expect(await audited()).toEqual(['identity.submitted', `identity.${status}`]);
      const row = (await queue(status)).find(({ _id }) => _id === id);
      expect(row).toMatchObject({ decidedBy: { _id: admin.id }, documents: [] });
    },
  );

  it.each([
    ['ar', 'تعذّر التحقق من هويتك', 'انتهت صلاحية الوثيقة', 'أرسل وثيقة سارية', 'dir="rtl"'],
    ['en', 'Your identity could not be verified', 'has expired', 'still valid', 'dir="ltr"'],
  ] as const)(
    'that is rejected sends its owner one letter with the reason and what to do (%s)',
    async (locale, ...words) => {
      const owner = await makeMember({ role: 'CREATOR', locale, email: `${locale}@identity.example` });
      const { id } = await sendCheck(owner);
      await reject(id);
      expect((await reject(id)).status).toBe(409);
      const letters = await lettersTo(`${locale}@identity.example`);
      expect(letters).toHaveLength(1);
      const [subject, reason, todo, dir] = words;
      expect(letters[0]?.subject).toBe(subject);
      for (const part of [reason, todo, 'انتهت قبل عام', '/creator/identity'])
        expect(letters[0]?.text).toContain(part);
      for (const part of [reason, todo, dir]) expect(letters[0]?.html).toContain(part);
    },
  );

  it('that is approved sends its owner a letter that says from when payouts begin', async () => {
    const owner = await makeMember({ role: 'CREATOR', locale: 'en', email: 'approved@identity.example' });
    await approve((await sendCheck(owner)).id);
    const [letter, ...more] = await lettersTo('approved@identity.example');
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('Your identity is verified');
    expect(letter?.text).toContain('/finance');
    expect(letter?.text).toContain(formatMoment(fromNow(DAY).toISOString(), 'en', null));
  });

  it('that is rejected says why and may be sent again; after an approval no other is taken', async () => {
    await reject((await sendCheck(sara)).id);
    expect(await own()).toMatchObject({ reason: 'expired', note: 'انتهت قبل عام' });
    await approve((await sendCheck(sara)).id);
    expect(await own()).toMatchObject({ status: 'approved', reason: null });
    expect((await submit(sara.token)).status).toBe(409);
    expect((await upload(sara.token, pdf())).status).toBe(409);
  });
});
