import { once } from 'node:events';
import { connect } from 'node:net';
import { DEMO, DEMO_PASSWORD, makesKnown, signIn, signInAs, tokenOf } from '../setup/browser-steps';
import { expect, test } from '../setup/browser-test';

/** What a hostile user tries on a running site: kept pages, sign-in, old sessions, headers. */
const EVIL = 'evil.example';

test('a kept page holds nothing from the headers, cookies or session of the first person who asked for it', async ({
  page,
  request,
}) => {
  await signIn(page, DEMO.company);
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'qeema.session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  for (const path of ['/explore?tab=users', '/marketplace?type=template_kit', '/search?q=a&tab=posts']) {
    const cookie = `qeema.session=${session?.value}; theme=dark`;
    const mine = await request.get(path, { headers: { cookie } });
    expect(mine.headers()['x-cache'], path).toBeUndefined();
    expect(mine.headers()['cache-control'], path).toContain('no-store');

    const poison = {
      ...{ 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https', 'x-original-url': '/finance' },
      ...{
        'x-matched-path': '/finance',
        'x-nonce': 'EVILNONCE',
        'content-security-policy': `script-src ${EVIL}`,
      },
      ...{ 'accept-language': 'en', 'x-locale': 'en', 'next-url': `/${EVIL}` },
    };
    const first = await request.get(`${path}&utm_source=${EVIL}&ref=poison`, { headers: poison });
    const second = await request.get(path);
    expect(second.headers()['x-cache'], path).toMatch(/hit|stale/);
    for (const answer of [first, second]) {
      const html = await answer.text();
      expect(html).not.toMatch(/evil\.example|EVILNONCE/);
      expect(JSON.stringify(answer.headers())).not.toMatch(/evil\.example|EVILNONCE/);
      expect(html).toContain('<html lang="ar" dir="rtl"');
      expect(html).not.toContain(DEMO.company.email);
      expect(answer.headers()['set-cookie']).toBeUndefined();
      expect(answer.headers()['cache-control']).toBe('private, no-cache');
      expect(answer.headers().vary).toContain('Cookie');
    }
  }
});

test('a callback address outside of the site is never followed after signing in', async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, DEMO.company);
  const elsewhere = [
    ...[
      `//${EVIL}`,
      `/\\${EVIL}`,
      `https:${EVIL}`,
      `https://${EVIL}`,
      `\t//${EVIL}`,
      `/\t/${EVIL}`,
      `/.//${EVIL}`,
    ],
    ...[`http://localhost@${EVIL}`, `javascript:alert(1)`, `/x/..//${EVIL}`, `///${EVIL}`, `\\\\${EVIL}`],
    ...['/login?callbackUrl=/login', `/\r\nLocation: https://${EVIL}`, `data:text/html,${EVIL}`],
  ];
  for (const callbackUrl of elsewhere) {
    for (const form of ['/login', '/auth/register']) {
      const answer = await page.request.get(`${form}?callbackUrl=${encodeURIComponent(callbackUrl)}`, {
        maxRedirects: 0,
      });
      expect([answer.status(), answer.headers().location], callbackUrl).toEqual([307, '/']);
    }
  }
  const doubled = await page.request.get('/login?callbackUrl=/cart&callbackUrl=https://evil.example', {
    maxRedirects: 0,
  });
  expect(doubled.headers().location).toBe('/');
  // Addresses that Next itself corrects must stay on this site too.
  for (const path of [`//${EVIL}/`, `//${EVIL}/x/`, `//${EVIL}/%2e%2e/`, `/%5C${EVIL}/`, `/x/..//${EVIL}/`]) {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect(answer.headers().location ?? '/', path).toMatch(/^\/(?![/\\])/);
  }
});

test('sign-in answers the same for known and unknown e-mails, limits tries, and refuses other sites’ forms', async ({
  request,
}) => {
  const { csrfToken } = await (await request.get('/api/auth/csrf')).json();
  const tryIn = (email: string, headers: Record<string, string> = {}) =>
    request.post('/api/auth/callback/password', {
      form: { email, password: 'a wrong password', csrfToken, json: 'true' },
      headers,
      maxRedirects: 0,
    });
  const seen = await Promise.all(
    ['admin@demo.qeema.example', 'nobody@hostile.example', 'no address'].map(async (email) => {
      const answer = await tryIn(email);
      return [answer.status(), await answer.text(), answer.headers()['set-cookie']?.includes('session=')];
    }),
  );
  expect(new Set(seen.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(seen[0]?.[0]).toBe(401);

  const foreign: Record<string, string>[] = [
    { origin: `https://${EVIL}` },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of foreign) {
    expect((await tryIn('admin@demo.qeema.example', headers)).status()).toBe(403);
  }
  // Ten tries for one account, in whatever spelling.
  const flood = await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      tryIn('flooded@hostile.example', {
        'x-forwarded-for': `10.0.0.${number}`,
        'x-qeema-address': `10.1.0.${number}`,
      }),
    ),
  );
  const said = await Promise.all(flood.map((answer) => answer.text()));
  expect(said.filter((text) => text.includes('too_many_tries'))).toHaveLength(2);

  for (const path of ['signin', 'signout', 'error', 'callback/password', '_log']) {
    expect((await request.get(`/api/auth/${path}`)).status(), path).toBe(404);
  }
  const bad = await request.post('/api/auth/callback/password', {
    data: '{"email":',
    headers: { 'content-type': 'application/json' },
  });
  expect(bad.status()).toBe(415);
});

test('only the right password makes a browser known for an account', async ({
  request,
  browser,
  baseURL,
}) => {
  const { email } = DEMO.company;
  const isKnownAfter = async (fields: Record<string, string>, hasToken = true) => {
    const context = await browser.newContext({ baseURL });
    const { csrfToken } = await (await context.request.get('/api/auth/csrf')).json();
    const form = hasToken ? { csrfToken, ...fields } : fields;
    const answer = await context.request.post('/api/auth/callback/password', { form, maxRedirects: 0 });
    const isKnown = await makesKnown(answer);
    await context.close();
    return isKnown;
  };
  expect(await isKnownAfter({ email, password: DEMO_PASSWORD, json: 'true' })).toBe(true);
  expect(await isKnownAfter({ email, password: DEMO_PASSWORD })).toBe(true); // without a script
  expect(await isKnownAfter({ email, password: 'a wrong password', json: 'true' })).toBe(false);
  // next-auth answers 200 to a form without its token, and signs nobody in.
  expect(await isKnownAfter({ email, password: DEMO_PASSWORD, json: 'true' }, false)).toBe(false);
  const session = await request.get('/api/auth/session');
  expect(session.headers()['set-cookie'] ?? '').not.toContain('qeema.device');
});

test('after logout, copies of the session’s cookie and token are refused', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, DEMO.company.email, DEMO_PASSWORD);
  const token = await tokenOf(page);
  const copied = await page.context().cookies();
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get('/api/users/me', { headers })).status()).toBe(200);
  expect((await page.request.post('/api/users/logout', { headers })).status()).toBe(200);
  expect((await page.request.get('/api/users/me', { headers })).status()).toBe(401);

  const thief = await browser.newContext({ baseURL });
  await thief.addCookies(copied);
  expect((await thief.request.get('/api/auth/token')).status()).toBe(401);
  const home = await thief.request.get('/finance', { maxRedirects: 0 });
  expect(home.headers().location).toContain('/login');
  await thief.close();
});

test('after logout, the browser’s Back button does not show the member’s pages again', async ({ page }) => {
  await signInAs(page, DEMO.company.email, DEMO_PASSWORD);
  await page.goto('/finance');
  const balance = page.getByRole('tab').first();
  await expect(balance).toBeVisible();
  await page.getByRole('button', { name: /حساب/ }).click();
  await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'تسجيل الخروج' }).click();
  await page.waitForURL(/\/(login|guest)/);
  for (let i = 0; i < 2; i++) {
    await page.goBack({ waitUntil: 'networkidle' });
    await expect(balance).toHaveCount(0);
    await expect(page.getByRole('button', { name: /حساب/ })).toHaveCount(0);
  }
});

test('a request to upgrade to a WebSocket is answered over HTTP', async ({ baseURL }) => {
  const { port, host } = new URL(baseURL ?? '');
  for (const path of ['/api/health', '/guest', '/_next/webpack-hmr']) {
    const socket = connect(Number(port), 'localhost');
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    );
    const [answer] = await once(socket, 'data');
    socket.destroy();
    expect(String(answer), path).toMatch(/^HTTP\/1\.1 (200|404) /);
  }
});

test('every answer carries its security headers, and no script holds secrets or source maps', async ({
  page,
  request,
}) => {
  for (const path of ['/login', '/guest', '/explore', '/nothing/here', '/posts/x', '/sandbox-pay/x']) {
    const { headers } = await request.get(path).then((answer) => ({ headers: answer.headers() }));
    const policy = headers['content-security-policy'] ?? '';
    expect(headers, path).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-powered-by']).toBeUndefined();
    for (const part of [
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ]) {
      expect(policy, path).toContain(part);
    }
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts, path).toMatch(/'nonce-[^']{20,}'|'sha256-/);
    expect(scripts, path).not.toMatch(/unsafe|\*|https?:/);
  }
  const nonces = await Promise.all(
    [1, 2].map(async () => (await request.get('/auth/forgot-password')).headers()['content-security-policy']),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
  for (const path of [
    '/api/posts',
    '/api/users/me',
    '/api/nothing',
    '/api/auth/session',
    '/api/auth/providers',
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers['cache-control'], path).toContain('no-store');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(
      Object.keys(headers).filter((name) => name.startsWith('access-control')),
      path,
    ).toEqual([]);
  }

  const loaded = new Map<string, string>();
  let [asked, coming] = [0, 0];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') [asked, coming] = [asked + 1, coming + 1];
  });
  page.on('response', async (answer) => {
    if (answer.request().resourceType() !== 'script') return;
    loaded.set(answer.url(), await answer.text().catch(() => ''));
    coming--;
  });
  for (const path of ['/guest', '/login', '/marketplace']) {
    const before = asked;
    await page.goto(path);
    // Fetching ahead loads every script that the page would run.
    await page.getByRole('button').filter({ visible: true }).last().hover();
    await expect.poll(() => asked > before && coming === 0, { message: path }).toBe(true);
  }
  expect(loaded.size).toBeGreaterThan(5);
  for (const [url, text] of loaded) {
    expect(text, url).not.toMatch(
      /sourceMappingURL|AUTH_SECRET|DATABASE_URL|SANDBOX_WEBHOOK|password_hash|postgres(ql)?:\/\//,
    );
    expect((await request.get(`${url}.map`)).status(), url).toBe(404);
  }
  expect((await request.get('/_next/image?url=%2Fimages%2Fshare.png&w=640&q=75')).status()).toBe(404);
});
