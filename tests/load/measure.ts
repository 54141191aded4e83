import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

/** One case measured once: requests a second and latencies in milliseconds. */
export interface Measured {
  sent: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  failures: number;
  /** processor time of the app for each request, in milliseconds */
  cpu?: number;
}

const CONNECTIONS = 16;
const run = promisify(execFile);
const MEASURED = z.object({
  requests: z.int(),
  microseconds: z.int(),
  failures: z.int(),
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
});

export interface Request {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends requests to one address of this machine for some seconds over 16 connections. */
export function loadAddress(origin: string, request: Request, seconds: number, rest = 0): Promise<Measured> {
  return loadRequests(origin, [request], seconds, rest);
}

/**
 * Sends the app requests over 16 connections, in order and again from the start, by `wrk`: the targets were measured
 * with it, and it uses less of the machine that it shares with the app.
 * @param rest milliseconds that each connection waits before its next request
 */
export function loadRequests(
  origin: string,
  requests: readonly Request[],
  seconds: number,
  rest = 0,
): Promise<Measured> {
  const { host } = new URL(origin);
  const texts = requests.map((request) => asText(host, request));
  const load = ['--threads', '1', '--script', 'tests/load/wrk.lua'];
  return runWrk(origin, load, texts.join('\0'), seconds, [String(rest)]);
}

/** Runs `wrk` with a script, which gets the path of a file with its input, and reads what the script prints last. */
async function runWrk(
  origin: string,
  options: readonly string[],
  input: string,
  seconds: number,
  more: readonly string[] = [],
): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'qeema-bench-'));
  try {
    const file = join(folder, 'input');
    await writeFile(file, input);
    const load = ['--connections', String(CONNECTIONS), '--duration', `${seconds}s`, ...options];
    const { stdout } = await run('wrk', [...load, origin, '--', file, ...more]);
    const { requests: sent, microseconds, failures, ...times } = MEASURED.parse(JSON.parse(lastLine(stdout)));
    return { sent, perSecond: (sent - failures) / (microseconds / 1_000_000), failures, ...times };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function asText(host: string, { method = 'GET', path, headers = {}, body = '' }: Request): string {
  const all = { host, 'content-length': String(Buffer.byteLength(body)), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

/** A member's purchase of one product, at the price that they saw. */
export interface Purchase {
  token: string;
  productId: string;
  amount: number;
}

/**
 * Buys over 16 connections, one purchase after the other on each: the order, then its payment on the sandbox's page.
 */
export function loadPurchases(
  origin: string,
  purchases: readonly Purchase[],
  seconds: number,
): Promise<Measured> {
  const lines = purchases.map(({ token, productId, amount }) => {
    const order = { productId, expectedTotal: { amount, currency: 'USD' } };
    return `${token} ${JSON.stringify(order)} ${crypto.randomUUID()}`;
  });
  // One thread for each connection, as its next request depends on the answer before.
  const load = ['--threads', String(CONNECTIONS), '--script', 'tests/load/purchases.lua'];
  return runWrk(origin, load, lines.join('\n'), seconds, [String(CONNECTIONS)]);
}

/** The median round by requests a second: noise in the two others does not count. */
export function median(rounds: Measured[]): Measured {
  const sorted = [...rounds].sort((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('no round was measured');
  return { ...middle, failures: rounds.reduce((sum, round) => sum + round.failures, 0) };
}
