import { describe, expect, it } from 'vitest';
import { GET as listRoute, PATCH as updateRoute } from '@/app/api/notifications/choices/route';
import type { NoticeChoice } from '@/lib/contract/notice-choices';
import { db } from '@/lib/server/db/client';
import { makeInvitation } from '@/lib/server/demo/company-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { getNotifications, notify } from '@/lib/server/notifications/service';
import { CHOOSABLE } from '@/lib/shared/notice-kinds';
import { lettersWaiting } from '@/tests/server/account/letters-waiting';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeConfirmed, makeMember } from '@/tests/setup/make-member';
import { dropJobs } from '@/tests/setup/run-jobs';
import { buy } from '@/tests/setup/trade';
import { cleanWorld } from '@/tests/setup/world';

let sara: Member;
let other: Member;
let count = 0;

cleanWorld(async () => {
  await dropJobs();
  sara = await makeConfirmed({ role: 'CREATOR', email: `sara${++count}@choices.example` });
  other = await makeConfirmed({ email: `other${count}@choices.example` });
});

type Choices = { data: NoticeChoice[] };
const list = (token = sara.token) => callRoute<Choices>(listRoute, { token });
const update = (body: unknown, token = sara.token) =>
  callRoute<Choices>(updateRoute, { body, token, method: 'PATCH' });
const act = (kind: 'follow' | 'reaction' | 'payout') =>
  notify(other.ctx, { to: sara.id, kind, actorId: other.id });
const kinds = async () =>
  (await getNotifications(sara.ctx, { limit: 50 })).data.map(({ kind }) => kind).sort();

describe('notice choices refuse', () => {
  it('a guest', async () => {
    expect([(await list('')).status, (await update({ kind: 'follow', inApp: false }, '')).status]).toEqual([
      401, 401,
    ]);
  });

  it.each(['purchase', 'payout', 'system', 'weather'])('to turn off %s', async (kind) => {
    expect((await update({ kind, inApp: false })).status).toBe(422);
  });
});

describe('notice choices', () => {
  it('are all on for a member who never chose, whatever others chose', async () => {
    await update({ kind: 'follow', inApp: false }, other.token);
    const { data } = (await list()).payload;
    expect(data).toEqual(CHOOSABLE.map((kind) => ({ kind, inApp: true, email: true })));
  });

  it('keep the choice for letters when the choice for notices is changed', async () => {
    await update({ kind: 'sale', email: false });
    const { data } = (await update({ kind: 'sale', inApp: false })).payload;
    expect(data.find(({ kind }) => kind === 'sale')).toEqual({ kind: 'sale', inApp: false, email: false });
  });

  it('stop notices of a kind that is off, until it is on again', async () => {
    await update({ kind: 'follow', inApp: false });
    await act('follow');
    await act('reaction');
    await act('payout');
    expect(await kinds()).toEqual(['payout', 'reaction']);
    await update({ kind: 'follow', inApp: true });
    await act('follow');
    expect(await kinds()).toEqual(['follow', 'payout', 'reaction']);
  });

  it('about company answers stop notices of joining and leaving, but not of an ended membership', async () => {
    const tell = (kind: 'company_accepted' | 'company_left' | 'company_ended' | 'company_share') =>
      notify(other.ctx, { to: sara.id, kind, actorId: other.id });
    await update({ kind: 'company_answer', inApp: false });
    for (const kind of ['company_accepted', 'company_left', 'company_ended'] as const) await tell(kind);
    expect(await kinds()).toEqual(['company_ended']);
    await update({ kind: 'company_share', inApp: false });
    await tell('company_share');
    expect(await kinds()).toEqual(['company_ended']);
  });

  it('stop letters and notices of invitations to companies', async () => {
    const company = await makeMember({ account_type: 'COMPANY', role: 'CREATOR' });
    await makeInvitation(db(), company.id, other);
    expect((await lettersWaiting()).map(({ to }) => to)).toEqual([other.email]);
    await update({ kind: 'company_invited', inApp: false, email: false });
    await makeInvitation(db(), company.id, sara);
    expect((await lettersWaiting()).map(({ to }) => to)).toEqual([other.email]);
    expect(await kinds()).toEqual([]);
  });

  it('stop the seller’s letters of sales, and the buyer still gets a receipt', async () => {
    const product = await makeProduct(db(), sara, { price: 1999 });
    await update({ kind: 'sale', email: false });
    await buy(other.token, product);
    expect((await lettersWaiting()).map(({ to }) => to)).toEqual([other.email]);
    expect(await kinds()).toEqual(['sale']);
  });
});
