import { beforeEach, describe, expect, it } from 'vitest';
import { PUT } from '@/app/api/creator/setup/[step]/route';
import { GET } from '@/app/api/creator/setup/route';
import { SETUP_STEPS, type SetupGuide, type SetupStep } from '@/lib/contract/setup-guide';
import { db } from '@/lib/server/db/client';
import { makeImage } from '@/lib/server/demo/file-factory';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { newId } from '@/lib/server/ids';
import { callRoute } from '@/tests/setup/call-route';
import { NOW } from '@/tests/setup/clock';
import { giveIdentity } from '@/tests/setup/identity';
import { type Member, makeMember } from '@/tests/setup/make-member';
import { giveMethod } from '@/tests/setup/payouts';

let sara: Member;
beforeEach(async () => {
  sara = await makeMember({ role: 'CREATOR' });
});

const guide = async () => (await callRoute<SetupGuide>(GET, { token: sara.token })).payload;
const states = async () => (await guide()).steps.map(({ state }) => state);
const put = (step: string, state: string, token: string | undefined = sara.token) =>
  callRoute<SetupGuide>(PUT, { token, params: { step }, body: { state }, method: 'PUT' });
const complete = (step: SetupStep) => put(step, 'completed');

describe('the setup guide refuses', () => {
  it('a guest, and a member who sells nothing', async () => {
    const member = await makeMember();
    for (const [token, status] of [
      ['', 401],
      [member.token, 403],
    ] as const) {
      expect((await callRoute(GET, { token })).status).toBe(status);
      expect((await put('start_business', 'started', token)).status).toBe(status);
    }
  });

  it('an unknown step or state, and completing a step that is not done', async () => {
    expect((await put('dance', 'started')).status).toBe(404);
    expect((await put('start_business', 'open')).status).toBe(422);
    for (const step of SETUP_STEPS) expect((await complete(step)).status).toBe(409);
    expect(await states()).toEqual(['open', 'open', 'open', 'open']);
  });
});

describe('the setup guide', () => {
  it('remembers which steps were started and which were set aside, and a step can be started again', async () => {
    await put('start_business', 'started');
    await put('payment_setup', 'escaped');
    expect(await states()).toEqual(['started', 'open', 'escaped', 'open']);
    await put('start_business', 'escaped');
    await put('payment_setup', 'started');
    expect(await states()).toEqual(['escaped', 'open', 'started', 'open']);
  });

  it('follows the facts: a draft is not a product, and a picture without links is not a profile', async () => {
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

  it('says that documents are being checked, even when the step was set aside before', async () => {
    await put('identity_verification', 'escaped');
    expect((await guide()).steps[3]).toMatchObject({ state: 'escaped', isWaiting: false });
    const check = { id: newId(), user_id: sara.id, submitted_at: NOW };
    await db().insertInto('identity_checks').values(check).execute();
    expect((await guide()).steps[3]).toMatchObject({ state: 'started', isWaiting: true });
  });

  it('remembers that a completed step was shown to the member', async () => {
    await makeProduct(db(), sara);
    expect((await guide()).steps[0]).toMatchObject({ state: 'completed', isTold: false });
    expect((await complete('start_business')).payload.steps[0]?.isTold).toBe(true);
    await put('start_business', 'started');
    expect((await guide()).steps[0]).toMatchObject({ state: 'completed', isTold: true });
  });
});
