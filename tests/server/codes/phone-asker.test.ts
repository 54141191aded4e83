import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import type { callRoute } from '@/tests/setup/call-route';
import { codeFor, otherThan } from '@/tests/setup/outbox';
import { makePhoneBrowser } from '@/tests/setup/phone-browser';
import { dropJobs } from '@/tests/setup/run-jobs';

const MINUTE = 60_000;
const WRONG = [409, 'code_invalid'];
let made = 0;
let phone = '';
let browser = makePhoneBrowser('');
let stranger = browser;

beforeEach(async () => {
  await dropJobs();
  await db().deleteFrom('code_sends').execute();
  await db().deleteFrom('rate_limits').execute();
  phone = `+9665012${String(60_000 + ++made)}`;
  browser = makePhoneBrowser(`10.0.0.${made}`);
  stranger = makePhoneBrowser(`10.9.0.${made}`);
});

const send = () => browser.send({ phone });
const verify = (code: string) => browser.verify(phone, code);
const codeOf = async (answer: ReturnType<typeof callRoute>) => {
  const { status, problem } = await answer;
  return [status, problem.code];
};
/** As if the last code had been sent a minute ago. */
const later = () =>
  db()
    .updateTable('code_sends')
    .set({ last_sent: new Date(Date.now() - MINUTE) })
    .execute();

describe('a code belongs to the browser that asked for it', () => {
  it('and is refused to another browser, which cannot try codes on it', async () => {
    await send();
    const code = await codeFor(phone);
    for (let i = 0; i < 6; i++) expect(await codeOf(stranger.verify(phone, otherThan(code)))).toEqual(WRONG);
    expect(await codeOf(stranger.verify(phone, code))).toEqual(WRONG);
    expect((await verify(code)).status).toBe(200);
  });

  it('and stays valid when another browser asks for a code to the same number and uses up its own tries', async () => {
    await send();
    const code = await codeFor(phone);
    await later();
    expect((await stranger.send({ phone })).status).toBe(200);
    const theirs = await codeFor(phone);
    for (let i = 0; i < 6; i++) await stranger.verify(phone, otherThan(theirs));
    expect((await verify(code)).status).toBe(200);
  });

  it('and can be asked for after a stranger has asked as often as allowed', async () => {
    for (let i = 0; i < 5; i++) {
      expect((await stranger.send({ phone })).status).toBe(200);
      await later();
    }
    expect(await codeOf(stranger.send({ phone }))).toEqual([429, 'rate_limited']);
    expect((await send()).status).toBe(200);
    expect((await verify(await codeFor(phone))).status).toBe(200);
  });

  it('by its cookie when its network address has changed', async () => {
    const { headers } = await send();
    expect((await browser.verify(phone, await codeFor(phone), '10.8.0.2')).status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(
      /^qeema\.phone=[\w-]{43}; Path=\/api\/users; .*HttpOnly; SameSite=Lax/,
    );
  });

  it('by its network address when it keeps no cookies', async () => {
    const program = makePhoneBrowser(`10.7.0.${made}`, { keepsCookies: false });
    await program.send({ phone });
    expect((await program.verify(phone, await codeFor(phone))).status).toBe(200);
  });
});
