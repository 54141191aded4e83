import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { signIn, tokenOf } from './browser-steps';

/** The demo's operator; see lib/server/db/demo/accounts.ts. */
export const OPERATOR = { name: 'إدارة قيمة', email: 'admin@demo.qeema.example' };
const DEMO_SECRET = 'QEEMADEMOQEEMADEMOQEEMADEMOQEEMA';
const STEP_MS = 30_000;

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** What an authenticator app with this secret shows, now unless told otherwise. */
export const appCode = (secret: string, timestamp = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/**
 * Signs the demo's operator in with the second factor shown, and opens the console. A code is good once and another comes
 * only after half a minute, so the session of a former test is used again while it lives.
 */
export async function signInAsOperator(page: Page, path = '/admin'): Promise<void> {
  const context = page.context();
  await page.goto('/login');
  const before = keptCookies(page);
  if (before) {
    await context.addCookies(before);
    await page.goto(path);
    if (new URL(page.url()).pathname.startsWith('/admin')) return;
  }
  await signIn(page, OPERATOR);
  await showFactor(page);
  await page.goto(path);
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/admin'));
  writeFileSync(keptIn(page), JSON.stringify(await context.cookies()));
}

// Wrong codes are counted, and one that was used is wrong: at most three, each of a step of its own.
async function showFactor(page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  for (let tries = 3; tries > 0; tries--) {
    const data = { code: appCode(DEMO_SECRET) };
    const answer = await page.request.post('/api/operator/second-factor/pass', { headers, data });
    if (answer.ok()) return;
    const rest = STEP_MS - (Date.now() % STEP_MS);
    await new Promise((resolve) => setTimeout(resolve, rest + 500));
  }
  throw new Error('the demo’s operator could not show the second factor');
}

/** One file per site, so that a run against another store does not take it. */
const keptIn = (page: Page): string =>
  join(tmpdir(), `qeema-operator-${new URL(page.url()).host.replace(/\W/g, '-')}.json`);

function keptCookies(page: Page): Cookies | null {
  const file = keptIn(page);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
