import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clock } from '@/lib/server/clock';
import { closeDb, db } from '@/lib/server/db/client';
import { connectionString } from '@/lib/server/db/embedded/socket';
import { makeSession, makeUser } from '@/lib/server/demo/people-factory';
import { paths } from '@/lib/shared/paths';
import { MINUTE } from '@/lib/shared/time';
import { endApp, freePort, type LaunchedApp, startApp } from '@/tests/setup/launched-app';
import { scratchFolder } from '@/tests/setup/scratch-folder';
import { cookieOf } from '@/tests/setup/session-cookie';

const LEAP_DAY = new Date('2024-02-29T12:00:00Z');

let app: LaunchedApp;

beforeAll(async () => {
  const dataDir = scratchFolder('clock');
  app = await startApp({
    PORT: await freePort(),
    DATA_DIR: dataDir,
    TEST_CLOCK: LEAP_DAY.toISOString(),
  });
  const read = (name: string) => readFileSync(join(dataDir, name), 'utf8').trim();
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    DATABASE_URL: connectionString({ host: join(dataDir, 'db'), port: 5432 }, 'qeema'),
    AUTH_SECRET: read('secret'),
    ENCRYPTION_KEY: read('encryption-key'),
  });
});

afterAll(async () => {
  clock.start('today');
  await closeDb();
  await endApp(app, 'SIGTERM');
});

it('under TEST_CLOCK both threads of the app live at its time, which goes on', async () => {
  clock.start(LEAP_DAY);
  // By the machine's clock it ended years ago.
  const { sessionId } = await makeSession(db(), (await makeUser(db())).id);
  const headers = { cookie: await cookieOf(sessionId), version: '2' };
  const seenAt = async () => {
    expect((await fetch(`${app.base}/api/auth/token`, { headers })).status).toBe(200);
    const sessions = db().selectFrom('sessions').select('last_seen_at').where('id', '=', sessionId);
    return (await sessions.executeTakeFirstOrThrow()).last_seen_at.getTime() - LEAP_DAY.getTime();
  };
  const [first, second] = [await seenAt(), await seenAt()];
  expect(first).toBeGreaterThan(0);
  expect(second).toBeGreaterThan(first);
  expect(second).toBeLessThan(15 * MINUTE);
  const page = `${app.base}${paths.settings()}`;
  const statusOf = async (own: Record<string, string>) =>
    (await fetch(page, { headers: own, redirect: 'manual' })).status;
  expect([await statusOf(headers), await statusOf({})]).toEqual([200, 307]);
});
