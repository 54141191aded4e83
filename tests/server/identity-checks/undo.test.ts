import { beforeEach, describe, expect, it } from 'vitest';
import { GET as OWN } from '@/app/api/identity/route';
import { POST as UNDO } from '@/app/api/operator/identity-checks/[id]/undo/route';
import { GET as QUEUE } from '@/app/api/operator/identity-checks/route';
import { GET as FILE } from '@/app/api/operator/identity-documents/[id]/file/route';
import type { IdentityCheckRow, IdentityView } from '@/lib/contract/identity';
import { db } from '@/lib/server/db/client';
import { inTransaction } from '@/lib/server/db/tx';
import { ctxOf, guestCtx } from '@/lib/server/demo/people-factory';
import { approve, reject, undo } from '@/lib/server/identity-checks/decide-check';
import { forgetDecidedDocuments } from '@/lib/server/identity-checks/jobs';
import { newId } from '@/lib/server/ids';
import { getNotifications } from '@/lib/server/notifications/service';
import { DAY } from '@/lib/shared/time';
import { callRoute, statusAndCode } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID, showFactor } from '@/tests/setup/make-member';
import { lettersTo } from '@/tests/setup/outbox';
import { dropJobs } from '@/tests/setup/run-jobs';
import { untilSomebodyWaits } from '@/tests/setup/while-held';
import { documentsOf, sendCheck } from './steps';

const WHY = { reason: 'expired', note: 'انتهت قبل عام' } as const;
let sara: Member;
let admin: Member;
let second: Member;
beforeEach(async () => {
  await dropJobs();
  sara = await makeMember({ role: 'CREATOR', locale: 'en', email: `${newId()}@undo.example` });
  admin = await makeMember({ role: 'ADMIN' });
  second = await makeMember({ role: 'ADMIN' });
});

const asked = (id: string, token: string | undefined = second.token) =>
  callRoute(UNDO, { token, params: { id }, method: 'POST' });
const as = (operator: Member, ms: number) => ctxOf(db(), operator, fromNow(ms));
const undoAt = (id: string, ms: number) => undo(as(second, ms), id);
const forgetAt = (ms: number) => forgetDecidedDocuments.run({}, guestCtx(db(), fromNow(ms)));
const rowOf = async (id: string, status: string) => {
  const answer = await callRoute<{ data: IdentityCheckRow[] }>(QUEUE, {
    token: admin.token,
    query: { status, limit: 50 },
  });
  return answer.payload.data.find(({ _id }) => _id === id);
};
const own = async () => (await callRoute<IdentityView>(OWN, { token: sara.token })).payload;
const audited = () =>
  db()
    .selectFrom('audit_log')
    .select(['action', 'actor', 'details'])
    .where('subject_id', '=', sara.id)
    .orderBy('seq')
    .execute();

describe('undoing a decision is refused', () => {
  it('to everybody but an operator who showed the second factor', async () => {
    const { id } = await sendCheck(sara);
    await approve(admin.ctx, id);
    const unproven = await makeMember({ role: 'ADMIN' });
    await showFactor(unproven.ctx.viewer.sessionId, null);
    await db()
      .updateTable('sessions')
      .set({ second_factor_at: null })
      .where('user_id', '=', unproven.id)
      .execute();
    for (const [token, status] of [
      ['', 401],
      [sara.token, 403],
      [unproven.token, 403],
    ] as const)
      expect((await asked(id, token)).status).toBe(status);
    expect(await own()).toMatchObject({ status: 'approved' });
  });

  it('for a check that waits, and for an unknown one', async () => {
    expect(await statusAndCode(asked(NO_ID))).toEqual([404, 'not_found']);
    expect(await statusAndCode(asked((await sendCheck(sara)).id))).toEqual([409, 'conflict']);
  });

  it('to the operator whose identity was decided', async () => {
    const { id } = await sendCheck(second);
    await approve(admin.ctx, id);
    expect(await statusAndCode(asked(id))).toEqual([409, 'own_account']);
  });

  it('from the 24th hour on, even while the documents are still there', async () => {
    const { id } = await sendCheck(sara);
    await reject(admin.ctx, id, WHY);
    await expect(undoAt(id, DAY)).rejects.toMatchObject({ code: 'conflict' });
    expect(await undoAt(id, DAY - 1)).toEqual({ done: true });
  });

  it('after its owner has sent another check', async () => {
    const { id } = await sendCheck(sara);
    await reject(admin.ctx, id, WHY);
    const next = await sendCheck(sara);
    expect(await statusAndCode(asked(id))).toEqual([409, 'conflict']);
    expect(await rowOf(id, 'rejected')).toMatchObject({ undoUntil: null });
    await reject(admin.ctx, next.id, WHY);
    expect(await statusAndCode(asked(id))).toEqual([409, 'conflict']);
  });

  it('a second time: of ten operators at once, one undoes it', async () => {
    const { id } = await sendCheck(sara);
    await approve(admin.ctx, id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => asked(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await audited()).toHaveLength(3);
  });
});

describe('a decision', () => {
  it.each([
    ['approved', (id: string) => approve(admin.ctx, id)],
    ['rejected', (id: string) => reject(admin.ctx, id, WHY)],
  ] as const)(
    'that was %s and is undone waits again with its documents, and its owner is told',
    async (status, decide) => {
      const { id, documents } = await sendCheck(sara);
      await decide(id);
      expect(await rowOf(id, status)).toMatchObject({
        documents: [],
        undoUntil: fromNow(DAY).toISOString(),
      });
      expect((await asked(id)).status).toBe(200);
      expect(await rowOf(id, 'submitted')).toMatchObject({
        decidedAt: null,
        decidedBy: null,
        reason: null,
        note: '',
        undoUntil: null,
        documents: [{ _id: documents[0]?.id }],
      });
      const look = { token: admin.token, params: { id: documents[0]?.id ?? '' } };
      expect((await callRoute(FILE, look)).status).toBe(200);
      await forgetAt(2 * DAY);
      expect(await documentsOf(sara.id)).toHaveLength(1);
      expect(await own()).toMatchObject({ status: 'submitted', payableAt: null });
      expect((await audited()).slice(2, 3)).toEqual([
        { action: 'identity.undone', actor: second.id, details: { checkId: id, status } },
      ]);
      const kinds = (await getNotifications(sara.ctx, { limit: 5 })).data.map(({ kind }) => kind);
      expect(kinds.toSorted()).toEqual([`identity_${status}`, 'identity_undone']);
      const letters = await lettersTo(sara.email ?? '');
      expect(letters.map(({ subject }) => subject)).toContain('Your identity is being reviewed again');
    },
  );

  it('that follows an undone one has 24 hours of its own', async () => {
    const { id } = await sendCheck(sara);
    await approve(admin.ctx, id);
    await undoAt(id, DAY - 1);
    await reject(as(admin, DAY), id, WHY);
    await forgetAt(2 * DAY - 1);
    expect(await documentsOf(sara.id)).toHaveLength(1);
    await forgetAt(2 * DAY);
    expect(await documentsOf(sara.id)).toEqual([]);
    expect(await own()).toMatchObject({ status: 'rejected', reason: 'expired' });
  });
});

describe('when a decision is undone at the moment its documents are deleted', () => {
  it('the documents stay if the undo comes first', async () => {
    const { id } = await sendCheck(sara);
    await approve(admin.ctx, id);
    let forgetting: Promise<void> | undefined;
    await inTransaction(as(second, DAY - 1), async (ctx) => {
      await undo(ctx, id);
      forgetting = forgetAt(DAY);
      await untilSomebodyWaits();
    });
    await forgetting;
    expect(await documentsOf(sara.id)).toHaveLength(1);
    expect(await own()).toMatchObject({ status: 'submitted' });
  });

  it('the undo is refused if the deletion comes first', async () => {
    const { id } = await sendCheck(sara);
    await approve(admin.ctx, id);
    let code: Promise<unknown> | undefined;
    await inTransaction(guestCtx(db(), fromNow(DAY)), async (ctx) => {
      await forgetDecidedDocuments.run({}, ctx);
      code = undoAt(id, DAY - 1).catch((error: { code: string }) => error.code);
      await untilSomebodyWaits();
    });
    expect(await code).toBe('conflict');
    expect(await documentsOf(sara.id)).toEqual([]);
    expect(await own()).toMatchObject({ status: 'approved' });
  });
});
