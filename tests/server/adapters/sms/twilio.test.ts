import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SmsRefused } from '@/lib/server/adapters/sms/port';
import { twilio } from '@/lib/server/adapters/sms/twilio';
import { newId } from '@/lib/server/ids';
import { NOW } from '@/tests/setup/clock';

interface Received {
  method?: string;
  url?: string;
  authorization?: string;
  type?: string;
  form: Record<string, string>;
}

const received: Received[] = [];
let respond: (response: ServerResponse) => void = () => {};
const server = createServer((request: IncomingMessage, response) => {
  void text(request).then((body) => {
    const { method, url, headers } = request;
    const form = Object.fromEntries(new URLSearchParams(body));
    received.push({ method, url, authorization: headers.authorization, type: headers['content-type'], form });
    respond(response);
  });
});
let base = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  received.length = 0;
  vi.restoreAllMocks();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const answer = (status: number, body: unknown) => {
  respond = (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const carrier = (more: object = {}) =>
  twilio({ SMS_API_URL: base, SMS_ACCOUNT: 'AC123', SMS_TOKEN: 's3cret', SMS_FROM: '+15005550006', ...more });
const message = () => ({ id: newId(), to: '+966501234567', text: 'رمزك 123456\n\n@qeema.example #123456' });
const send = (more: object = {}) => carrier(more).send(message(), NOW);

describe('the provider', () => {
  it.each([
    [400, { code: 21211, message: 'Invalid To' }],
    [401, { code: 20003 }],
    [403, { code: 21408 }],
    [404, {}],
  ])('refuses a message for good with status %i', async (status, body) => {
    answer(status, body);
    await expect(send()).rejects.toBeInstanceOf(SmsRefused);
  });

  it.each([408, 429, 500, 503])('may be asked again after status %i', async (status) => {
    answer(status, { code: 20429 });
    const error: unknown = await send().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(SmsRefused);
  });

  it('causes errors without the text of the message or the key', async () => {
    answer(400, { code: 21211, message: 'رمزك 123456 s3cret' });
    const error = (await send().catch((thrown: unknown) => thrown)) as Error;
    expect(error.message).toBe('text message refused: 400 21211');
  });

  it('is waited for at most ten seconds', async () => {
    const patience = vi
      .spyOn(AbortSignal, 'timeout')
      .mockReturnValue(AbortSignal.abort(new Error('too long')));
    respond = () => {};
    await expect(send()).rejects.toThrow('too long');
    expect(patience).toHaveBeenCalledWith(10_000);
  });

  it('may be asked again after it is down, cuts the connection or redirects', async () => {
    await expect(send({ SMS_API_URL: 'http://127.0.0.1:9' })).rejects.not.toBeInstanceOf(SmsRefused);
    respond = (response) => response.destroy();
    await expect(send()).rejects.not.toBeInstanceOf(SmsRefused);
    respond = (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end();
    await expect(send()).rejects.not.toBeInstanceOf(SmsRefused);
  });

  it('may answer a refusal without JSON', async () => {
    respond = (response) => response.writeHead(400).end('<html>');
    await expect(send()).rejects.toThrow('text message refused: 400');
  });
});

describe('a message', () => {
  it('is sent in the form that the provider documents', async () => {
    answer(201, { sid: 'SM1', status: 'queued' });
    await send();
    expect(received).toEqual([
      {
        method: 'POST',
        url: '/2010-04-01/Accounts/AC123/Messages.json',
        authorization: `Basic ${Buffer.from('AC123:s3cret').toString('base64')}`,
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        form: { To: '+966501234567', From: '+15005550006', Body: message().text },
      },
    ]);
  });

  it('is sent through a messaging service when one is set', async () => {
    answer(201, {});
    const service = `MG${'0'.repeat(32)}`;
    await send({ SMS_FROM: service });
    expect(received[0]?.form).toMatchObject({ MessagingServiceSid: service });
    expect(received[0]?.form).not.toHaveProperty('From');
  });
});
