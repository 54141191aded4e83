import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mailer } from '@/lib/server/adapters/mail/port';
import { smtp } from '@/lib/server/adapters/mail/smtp';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { NOW } from '@/tests/setup/clock';
import { type MailServer, startMailServer } from '@/tests/setup/mail-server';
import { until } from '@/tests/setup/waits';

let server: MailServer;
let mailer: Mailer;

beforeEach(async () => {
  server = await startMailServer();
  mailer = smtp(server.url);
});
afterEach(async () => {
  mailer.close?.();
  await server.stop();
});

const letter = (subject = 'أهلًا') => ({
  id: newId(),
  to: 'sara@example.com',
  subject,
  html: '<p>x</p>',
  text: 'x',
});
const send = (given: Partial<Parameters<Mailer['send']>[0]> = {}) =>
  mailer.send({ ...letter(), ...given }, NOW);

describe('a letter', () => {
  it('gets no extra header or recipient from a subject with line breaks', async () => {
    const id = newId();
    await send({ id, subject: 'إيصال\r\nBcc: everybody@evil.example\r\n\r\n<script>' });
    const [sent] = server.received;
    expect(sent?.to).toBe('sara@example.com');
    expect(sent?.head).not.toMatch(/^bcc:/im);
    expect(sent?.head).toContain(`Message-ID: <${id}@localhost>`);
  });

  it('is named after the house’s own domain', async () => {
    const { APP_URL } = env();
    Object.assign(env(), { APP_URL: 'https://qeema.example' });
    const id = newId();
    await send({ id }).finally(() => Object.assign(env(), { APP_URL }));
    expect(server.received[0]?.head).toContain(`Message-ID: <${id}@qeema.example>`);
  });

  it('has a header that turns such letters off in one click, but only when they can be turned off', async () => {
    await send();
    await send({ unsubscribeUrl: 'https://qeema.example/api/notifications/unsubscribe/a.b.c' });
    const [always, optional] = server.received;
    expect(always?.head).not.toMatch(/unsubscribe/i);
    expect(optional?.head).toContain(
      'List-Unsubscribe: <https://qeema.example/api/notifications/unsubscribe/a.b.c>',
    );
    expect(optional?.head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('brings an event with the method that its text names, beside the text and as a file', async () => {
    const text = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR';
    await send({ calendar: { method: 'CANCEL', text } });
    const body = server.received[0]?.raw ?? '';
    expect(body).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i);
    expect(body).toContain('filename=invite.ics');
  });
});

describe('the connection to the mail server', () => {
  it('carries one letter after the other, and many letters at once open at most two', async () => {
    for (let sent = 0; sent < 3; sent++) await send();
    expect([server.received.length, server.opened()]).toEqual([3, 1]);
    await Promise.all(Array.from({ length: 12 }, () => send()));
    expect(server.received).toHaveLength(15);
    expect(server.opened()).toBeLessThanOrEqual(2);
  });

  it('is opened again when it broke while idle, and each letter arrives once', async () => {
    await send({ subject: 'a' });
    server.cut();
    await until(() => server.open() === 0);
    // The first try may still use the broken connection: then the job tries again.
    const second = letter('b');
    await mailer.send(second, NOW).catch(() => mailer.send(second, NOW));
    expect(server.received.map(({ head }) => /^Subject: (.*)$/m.exec(head)?.[1])).toEqual(['a', 'b']);
    expect(server.opened()).toBe(2);
  });

  it('that breaks before the answer is an error for the caller, and the letter is not sent again', async () => {
    server.cutBeforeAnswer();
    await expect(send()).rejects.toThrow(/closed/i);
    // A letter that is sent again would go before this one, or over a third connection.
    await send();
    expect([server.received.length, server.opened()]).toEqual([2, 2]);
  });

  it('is closed with the mailer', async () => {
    await send();
    expect(server.open()).toBe(1);
    mailer.close?.();
    await until(() => server.open() === 0);
  });

  it('times out when the server never sends its greeting', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    await expect(smtp(`smtp://127.0.0.1:${port}`, 100).send(letter(), NOW)).rejects.toThrow(
      /greeting never received/i,
    );
    silent.close();
  });
});
