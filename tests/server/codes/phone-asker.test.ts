import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { MINUTE } from '@/lib/shared/time';
import { statusAndCode } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { codeFor, otherThan } from '@/tests/setup/outbox';
import { makePhoneBrowser } from '@/tests/setup/phone-browser';
import { dropJobs } from '@/tests/setup/run-jobs';

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
/** As if the last code had been sent a minute ago. */
const later = () =>
  db()
    .updateTable('code_sends')
    .set({ last_sent: fromNow(-MINUTE) })
    .execute();

describe('a code belongs to the browser that asked for it', () => {
  it('is refused to another browser, which cannot try codes on it', async () => {
    await send();
    const code = await codeFor(phone);
    for (let i = 0; i < 6; i++)
      expect(await statusAndCode(stranger.verify(phone, otherThan(code)))).toEqual(WRONG);
    expect(await statusAndCode(stranger.verify(phone, code))).toEqual(WRONG);
    expect((await verify(code)).status).toBe(200);
  });

  it('stays valid when another browser asks for a code to the same number and uses up its own tries', async () => {
    await send();
    const code = await codeFor(phone);
    await later();
    expect((await stranger.send({ phone })).status).toBe(200);
    const theirs = await codeFor(phone);
    for (let i = 0; i < 6; i++) await stranger.verify(phone, otherThan(theirs));
    expect((await verify(code)).status).toBe(200);
  });

  it('can be asked for after a stranger has asked as often as allowed', async () => {
    for (let i = 0; i < 5; i++) {
      expect((await stranger.send({ phone })).status).toBe(200);
      await later();
    }
    expect(await statusAndCode(stranger.send({ phone }))).toEqual([429, 'rate_limited']);
    expect((await send()).status).toBe(200);
    expect((await verify(await codeFor(phone))).status).toBe(200);
  });

  it('is sent to a browser that the owner has used before, after strangers have used up what the number gets', async () => {
    await send();
    expect((await verify(await codeFor(phone))).status).toBe(200);
    for (const address of [1, 2, 3].map((number) => `10.${number}.9.${made}`)) {
      for (let i = 0; i < 5; i++) {
        await later();
        await makePhoneBrowser(address).send({ phone });
      }
    }
    await later();
    const newOne = makePhoneBrowser(`10.4.9.${made}`);
    expect(await statusAndCode(newOne.send({ phone }))).toEqual([429, 'rate_limited']);
    // Its network address counts for nothing: strangers at it have asked, too.
    expect((await browser.send({ phone }, `10.1.9.${made}`)).status).toBe(200);
    expect((await verify(await codeFor(phone))).status).toBe(200);
  });

  it('is sent to each browser that the owner has used before five times in an hour, whatever the others used up', async () => {
    for (const one of [browser, stranger]) {
      await one.send({ phone });
      expect((await one.verify(phone, await codeFor(phone))).status).toBe(200);
      await later();
    }
    for (let i = 0; i < 5; i++) {
      expect((await stranger.send({ phone })).status).toBe(200);
      await later();
    }
    expect(await statusAndCode(stranger.send({ phone }))).toEqual([429, 'rate_limited']);
    expect((await send()).status).toBe(200);
    expect((await verify(await codeFor(phone))).status).toBe(200);
  });

  it('is refused to a browser that was used for another number only', async () => {
    const other = `+9665013${String(60_000 + made)}`;
    await browser.send({ phone: other });
    expect((await browser.verify(other, await codeFor(other))).status).toBe(200);
    await stranger.send({ phone });
    expect(await statusAndCode(browser.send({ phone }))).toEqual([429, 'rate_limited']);
  });

  it('only five browsers a day get to be known for a number, so that they do not multiply', async () => {
    const known: boolean[] = [];
    for (let i = 0; i < 6; i++) {
      const one = makePhoneBrowser(`10.5.${i}.${made}`);
      await one.send({ phone });
      const { status, headers } = await one.verify(phone, await codeFor(phone));
      expect(status).toBe(200);
      known.push(headers.getSetCookie().some((line) => line.includes('device=')));
      await later();
    }
    expect(known).toEqual([true, true, true, true, true, false]);
  });

  it('all known browsers of a number together get thirty codes in an hour', async () => {
    const browsers = Array.from({ length: 7 }, (_, i) => makePhoneBrowser(`10.6.${i}.${made}`));
    for (const one of browsers) {
      await one.send({ phone });
      expect((await one.verify(phone, await codeFor(phone))).status).toBe(200);
      await db().deleteFrom('code_sends').execute(); // the next day
    }
    let sent = 0;
    for (let i = 0; i < 5; i++) {
      for (const one of browsers) sent += Number((await one.send({ phone })).status === 200);
      await later();
    }
    expect(sent).toBe(30);
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
