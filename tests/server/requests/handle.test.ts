import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@/lib/contract/endpoint';
import { db } from '@/lib/server/db/client';
import { makeSession, makeUser } from '@/lib/server/demo/people-factory';
import { handle } from '@/lib/server/requests/handle';
import { callRoute } from '@/tests/setup/call-route';

const echo = endpoint({
  id: 'echo',
  method: 'POST',
  path: '/echo/{id}',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  query: z.object({ limit: z.coerce.number().int().max(50).default(20) }),
  body: z.object({ name: z.string().min(2, 'validation:required') }).strict(),
  response: z.object({ name: z.string() }),
  rateLimit: { max: 8, seconds: 3600 },
});
const ECHO = handle(
  echo,
  async ({ body }) => ({ name: body.name, password_hash: 'secret' }) as { name: string },
);
const admin = endpoint({
  id: 'adminOnly',
  method: 'GET',
  path: '/adminOnly',
  access: 'admin',
  response: z.object({}),
});
const ADMIN = handle(admin, async () => ({}));
const crash = endpoint({
  id: 'crash',
  method: 'GET',
  path: '/crash',
  access: 'guest',
  response: z.object({}),
});
const CRASH = handle(crash, async () => {
  throw new Error('SELECT secret FROM users');
});
const pay = endpoint({
  id: 'pay',
  method: 'POST',
  path: '/pay',
  access: 'member',
  idempotent: true,
  response: z.object({}),
});
const PAY = handle(pay, async () => ({}));

const params = { id: '01890000-0000-7000-8000-000000000000' };
let token = '';
let otherToken = '';

beforeAll(async () => {
  token = (await makeSession(db(), (await makeUser(db())).id)).token;
  otherToken = (await makeSession(db(), (await makeUser(db())).id)).token;
});

describe('handle refuses', () => {
  it('a version other than 2', async () => {
    const { status, problem } = await callRoute(CRASH, { headers: { version: '3' } });
    expect(status).toBe(400);
    expect(problem.code).toBe('unsupported_version');
  });

  it('a version other than 2 in the address, even with a header that says 2', async () => {
    for (const version of ['3', '', '02']) {
      const { problem } = await callRoute(CRASH, { query: { version }, headers: { version: '2' } });
      expect(problem.code).toBe('unsupported_version');
    }
  });

  it('a guest when an account is needed, before it checks the body', async () => {
    const { status, headers, problem } = await callRoute(ECHO, { params, body: { wrong: true } });
    expect(status).toBe(401);
    expect(problem.code).toBe('unauthenticated');
    expect(headers.get('www-authenticate')).toBe('Bearer');
    expect(headers.get('content-type')).toContain('application/problem+json');
  });

  it.each(['Bearer %%', 'Bearer ', 'Basic abc', 'Bearer a.b.c'])(
    'the header %s, even when no account is needed',
    async (authorization) => {
      expect((await callRoute(CRASH, { headers: { authorization } })).status).toBe(401);
    },
  );

  it('a member when an operator is needed', async () => {
    expect((await callRoute(ADMIN, { token })).problem.code).toBe('forbidden');
  });

  it('a malformed id with 404', async () => {
    expect((await callRoute(ECHO, { params: { id: 'x' }, token, body: { name: 'sara' } })).status).toBe(404);
  });

  it('wrong or undeclared fields, and names each with a message key', async () => {
    const { status, problem } = await callRoute(ECHO, { params, token, body: { name: 's', role: 'ADMIN' } });
    expect(status).toBe(422);
    expect(problem.errors).toEqual({ name: 'validation:required', _: 'validation:invalid' });
  });

  it('a huge limit, another content type, broken JSON, deep JSON and a large body', async () => {
    const send = (body: string, type = 'application/json', query = '') =>
      ECHO(
        new Request(`http://localhost/api/echo${query}`, {
          method: 'POST',
          body,
          headers: { 'content-type': type, authorization: `Bearer ${otherToken}` },
        }),
        {
          params: Promise.resolve(params),
        },
      );
    expect((await send('{"name":"sara"}', 'application/json', '?limit=1e9')).status).toBe(422);
    expect((await send('name=sara', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await send('{"name":')).status).toBe(400);
    expect((await send('['.repeat(100_000))).status).toBe(400);
    expect((await send(JSON.stringify({ name: 'x'.repeat(300_000) }))).status).toBe(413);
  });

  it('calls above the rate limit, and says how long to wait', async () => {
    const fresh = (await makeSession(db(), (await makeUser(db())).id)).token;
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => callRoute(ECHO, { params, token: fresh, body: { name: 'sara' } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('a write that moves money without an idempotency key', async () => {
    expect((await callRoute(PAY, { token, method: 'POST' })).problem.code).toBe('idempotency_key_missing');
  });
});

describe('handle answers', () => {
  it('with only the fields of the contract, and forbids caching', async () => {
    const { status, payload, headers } = await callRoute(ECHO, { params, token, body: { name: 'سارة' } });
    expect(status).toBe(200);
    expect(payload).toEqual({ name: 'سارة' });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('an unknown error in the caller’s language, without its message', async () => {
    const { status, problem } = await callRoute(CRASH, { headers: { 'x-locale': 'ar' } });
    expect(status).toBe(500);
    expect(JSON.stringify(problem)).not.toContain('secret');
    expect(problem.title).toMatch(/[\u0600-\u06FF]/);
    expect(problem.requestId).toBeTruthy();
  });
});
