import { describe, expect, it } from 'vitest';
import { GET as meRoute } from '@/app/api/users/me/route';
import { DELETE as endOneRoute } from '@/app/api/users/sessions/[id]/route';
import { POST as endRoute } from '@/app/api/users/sessions/end/route';
import { GET as listRoute } from '@/app/api/users/sessions/route';
import type { SessionView } from '@/lib/contract/account';
import { insertSession, revokeSession } from '@/lib/server/auth/repo';
import { refreshToken } from '@/lib/server/auth/service';
import { db } from '@/lib/server/db/client';
import { makeSession, makeUser } from '@/lib/server/demo/people-factory';
import { newId } from '@/lib/server/ids';
import { DAY, HOUR } from '@/lib/shared/time';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow, NOW } from '@/tests/setup/clock';
import { makeMember, NO_ID } from '@/tests/setup/make-member';
import { cleanWorld } from '@/tests/setup/world';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36';

let userId: string;
let here: { sessionId: string; token: string };
let there: { sessionId: string; token: string };

cleanWorld(async () => {
  userId = (await makeUser(db())).id;
  here = await makeSession(db(), userId);
  there = await makeSession(db(), userId);
});

const list = (token = here.token) => callRoute<{ data: SessionView[] }>(listRoute, { token });
const isLive = async (token: string) => (await callRoute(meRoute, { token })).status === 200;
const endOne = (id: string, token = here.token) =>
  callRoute(endOneRoute, { params: { id }, token, method: 'DELETE' });
const end = (scope: unknown, token = here.token) =>
  callRoute<{ ended: number }>(endRoute, { body: { scope }, token });

describe('listing or ending sessions refuses', () => {
  it('a guest', async () => {
    expect([(await list('')).status, (await endOne(here.sessionId, '')).status]).toEqual([401, 401]);
    expect((await end('all', '')).status).toBe(401);
  });

  it('the session of another member like an unknown one, and it stays alive', async () => {
    const other = await makeMember();
    const theirs = (await list(other.token)).payload.data[0]?._id ?? '';
    expect([(await endOne(theirs)).status, (await endOne(NO_ID)).status]).toEqual([404, 404]);
    expect(await isLive(other.token)).toBe(true);
  });

  it('a session that was ended or has expired', async () => {
    await revokeSession(db(), there.sessionId, NOW);
    expect((await endOne(there.sessionId)).status).toBe(404);
    const old = { id: newId(), userId, userAgent: '', address: '', now: fromNow(-400 * DAY) };
    await insertSession(db(), old);
    expect((await endOne(old.id)).status).toBe(404);
  });

  it('an unknown scope', async () => {
    expect((await end('everyone')).status).toBe(422);
    expect(await isLive(there.token)).toBe(true);
  });
});

describe('the list of sessions', () => {
  it('shows the current session first with each device, without ended ones or those of others', async () => {
    await makeMember();
    const phone = { id: newId(), userId, userAgent: PHONE, address: '10.1.2.3', now: NOW };
    await insertSession(db(), phone);
    await revokeSession(db(), there.sessionId, NOW);
    const { data } = (await list()).payload;
    expect(data.map(({ _id, isCurrent }) => [_id, isCurrent])).toEqual([
      [here.sessionId, true],
      [phone.id, false],
    ]);
    expect(data[1]).toMatchObject({
      browser: 'Chrome',
      system: 'Android',
      isMobile: true,
      address: '10.1.2.3',
    });
    expect(data[0]).toMatchObject({ browser: null, system: null, isMobile: false });
  });

  it('shows when each session was last seen: at sign-in or at its latest token', async () => {
    const later = fromNow(HOUR);
    const viewer = { id: userId, sessionId: there.sessionId, role: 'MEMBER' as const };
    await refreshToken({ db: db(), viewer, now: later, locale: 'ar', requestId: '', afterCommit: () => {} });
    const { data } = (await list()).payload;
    expect(data[0]?.lastSeenAt).toBe(data[0]?.createdAt);
    expect(data[1]?.lastSeenAt).toBe(later.toISOString());
  });
});

describe('ending', () => {
  it('one session refuses its token at once and keeps the others', async () => {
    expect((await endOne(there.sessionId)).status).toBe(200);
    expect([await isLive(there.token), await isLive(here.token)]).toEqual([false, true]);
  });

  it('all other sessions keeps the current one', async () => {
    const third = await makeSession(db(), userId);
    expect((await end('others')).payload).toEqual({ ended: 2 });
    expect([await isLive(there.token), await isLive(third.token), await isLive(here.token)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('all other sessions does not count one that has expired', async () => {
    const old = { id: newId(), userId, userAgent: '', address: '', now: fromNow(-400 * DAY) };
    await insertSession(db(), old);
    expect((await end('others')).payload).toEqual({ ended: 1 });
  });

  it('all sessions ends the current one too, but none of other members', async () => {
    const other = await makeMember();
    expect((await end('all')).payload).toEqual({ ended: 2 });
    expect([await isLive(there.token), await isLive(here.token)]).toEqual([false, false]);
    expect(await isLive(other.token)).toBe(true);
  });
});
