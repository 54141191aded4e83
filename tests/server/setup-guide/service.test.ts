import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import '@/tests/setup/data-dir';
import { PUT } from '@/app/api/creator/setup/[step]/route';
import { GET } from '@/app/api/creator/setup/route';
import { SETUP_STEPS, type SetupGuide, type SetupStep } from '@/lib/contract/setup-guide';
import { closeDb, db } from '@/lib/server/db/client';
import { makeImage } from '@/lib/server/db/demo/file-factory';
import { makeProduct } from '@/lib/server/db/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { callRoute } from '@/tests/setup/call-route';
import { giveIdentity } from '@/tests/setup/identity';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { giveMethod } from '@/tests/setup/payouts';

let sara: Member;
beforeEach(async () => {
  sara = await makeMember({ role: 'CREATOR' });
});
afterAll(closeDb);

const guide = async () => (await callRoute<SetupGuide>(GET, { token: sara.token })).payload;
const states = async () => (await guide()).steps.map(({ state }) => state);
const put = (step: string, state: string, token: string | undefined = sara.token) =>
  callRoute<SetupGuide>(PUT, { token, params: { step }, body: { state }, method: 'PUT' });
const complete = (step: SetupStep) => put(step, 'completed');

describe('refused', () => {
  it('guests, and members who sell nothing', async () => {
    const member = await makeMember();
    for (const [token, status] of [
      ['', 401],
      [member.token, 403],
    ] as const) {
      expect((await callRoute(GET, { token })).status).toBe(status);
      expect((await put('start_business', 'started', token)).status).toBe(status);
    }
  });

  it('a step or a state that there is not, and a completion that is not one', async () => {
    expect((await put('dance', 'started')).status).toBe(404);
    expect((await put('start_business', 'open')).status).toBe(422);
    for (const step of SETUP_STEPS) expect((await complete(step)).status).toBe(409);
    expect(await states()).toEqual(['open', 'open', 'open', 'open']);
  });
});

describe('the guide', () => {
  it('remembers what was begun and set aside; begun anew, it is not aside any more', async () => {
    await put('start_business', 'started');
    await put('payment_setup', 'escaped');
    expect(await states()).toEqual(['started', 'open', 'escaped', 'open']);
    await put('start_business', 'escaped');
    await put('payment_setup', 'started');
    expect(await states()).toEqual(['escaped', 'open', 'started', 'open']);
  });

  it('follows the facts: a draft is no product, a picture without links no profile', async () => {
    await makeProduct(db(), sara, { status: 'draft' });
    const { id: picture } = await makeImage(db(), sara.id);
    const profile = (set: object) => db().updateTable('users').set(set).where('id', '=', sara.id).execute();
    await profile({ profile_pic_id: picture });
    expect((await guide()).completed).toBe(0);
    await put('start_business', 'escaped');
    await makeProduct(db(), sara);
    expect((await states())[0]).toBe('completed');
    await profile({ social_links: JSON.stringify([{ label: '', url: 'https://x.com/sara' }]) });
    expect((await states())[1]).toBe('completed');
    await giveIdentity(sara.id);
    await giveMethod(sara.id);
    expect(await guide()).toMatchObject({ completed: 4 });
  });

  it('says that documents are looked at, even where the step was set aside before', async () => {
    await put('identity_verification', 'escaped');
    expect((await guide()).steps[3]).toMatchObject({ state: 'escaped', isWaiting: false });
    const check = { id: newId(), user_id: sara.id, submitted_at: new Date() };
    await db().insertInto('identity_checks').values(check).execute();
    expect((await guide()).steps[3]).toMatchObject({ state: 'started', isWaiting: true });
  });

  it('notes once that a completion was told', async () => {
    await makeProduct(db(), sara);
    expect((await guide()).steps[0]).toMatchObject({ state: 'completed', isTold: false });
    expect((await complete('start_business')).payload.steps[0]?.isTold).toBe(true);
    await put('start_business', 'started');
    expect((await guide()).steps[0]).toMatchObject({ state: 'completed', isTold: true });
  });
});
