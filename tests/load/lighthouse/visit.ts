import { existsSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { WeighedPage } from '@/tests/setup/weighed-pages';
import type { Visit } from './table';

// As scripts/prepare.mjs installs or finds it.
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Renders a page, and the pictures that are made at their first request, before measuring. */
export async function warmUp(origin: string, { path, cookies }: WeighedPage): Promise<void> {
  const headers = { cookie: header(cookies), accept: 'text/html' };
  const answer = await fetch(origin + path, { headers });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
}

/**
 * Lets Lighthouse's phone (a slow processor and 4G, simulated) visit a page with an empty profile: in a used browser,
 * cookies of the last visit would replace those given, and a member would be a guest.
 */
export async function visit(origin: string, page: WeighedPage): Promise<Visit> {
  const browser = await startBrowser();
  try {
    return await visitIn(browser.port, origin, page);
  } finally {
    browser.kill();
  }
}

/** Starts the Chromium that the browser tests use. */
function startBrowser() {
  return launch({
    chromePath: BROWSERS.map((name) => `/usr/bin/${name}`).find(existsSync),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
    logLevel: 'error',
  });
}

async function visitIn(port: number, origin: string, { path, cookies }: WeighedPage): Promise<Visit> {
  const result = await lighthouse(origin + path, {
    port,
    logLevel: 'error',
    output: 'json',
    extraHeaders: cookies.length > 0 ? { cookie: header(cookies) } : undefined,
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${path}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not visit ${path}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const sent = requestsOf(audits['network-requests']?.details);
  const of = (type: string) => kilobytes(sent.filter(({ resourceType }) => resourceType === type));
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
    },
    lcp: figure('largest-contentful-paint') / 1000,
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    document: of('Document'),
    script: of('Script'),
    css: of('Stylesheet'),
    fonts: of('Font'),
    pictures: of('Image'),
    sent: kilobytes(sent),
    requests: sent.length,
  };
}

interface Sent {
  resourceType: string;
  transferSize: number;
}

function requestsOf(details: unknown): Sent[] {
  return (details as { items?: Sent[] } | undefined)?.items ?? [];
}

const kilobytes = (sent: readonly Sent[]) =>
  sent.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;

const header = (cookies: WeighedPage['cookies']) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
