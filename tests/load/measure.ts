import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

/** One case measured once: requests a second and latencies in milliseconds. */
export interface Measured {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  failures: number;
}

const CONNECTIONS = 16;
const run = promisify(execFile);
const MEASURED = z.object({
  ...{ requests: z.int(), microseconds: z.int(), failures: z.int() },
  ...{ p50: z.number(), p95: z.number(), p99: z.number() },
});

export interface Request {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Loads one address of this machine for some seconds over 16 connections. */
export function loadAddress(origin: string, request: Request, seconds: number): Promise<Measured> {
  return loadRequests(origin, [request], seconds);
}

/**
 * Loads an app with requests over 16 connections, in their order and round and round, by `wrk`: the figures that targets
 * come from were measured with it, and it takes less of the machine that it shares with what it measures.
 */
export async function loadRequests(
  origin: string,
  requests: readonly Request[],
  seconds: number,
): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'qeema-bench-requests-'));
  try {
    const file = join(folder, 'requests');
    const { host } = new URL(origin);
    await writeFile(file, requests.map((request) => asText(host, request)).join('\0'));
    const load = ['--threads', '1', '--connections', String(CONNECTIONS), '--duration', `${seconds}s`];
    const { stdout } = await run('wrk', [...load, '--script', 'tests/load/wrk.lua', origin, '--', file]);
    const { requests: sent, microseconds, failures, ...times } = MEASURED.parse(JSON.parse(lastLine(stdout)));
    return { perSecond: (sent - failures) / (microseconds / 1_000_000), failures, ...times };
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

/** Runs a task of several requests over and over in 16 lanes until the tasks or the seconds are used up. */
export async function loadTasks(tasks: (() => Promise<void>)[], seconds: number): Promise<Measured> {
  const times: number[] = [];
  let failures = 0;
  const started = performance.now();
  const isOver = () => performance.now() - started > seconds * 1000;
  const lane = async () => {
    for (let task = tasks.pop(); task && !isOver(); task = tasks.pop()) {
      const begun = performance.now();
      try {
        await task();
        times.push(performance.now() - begun);
      } catch (error) {
        if (failures === 0) console.error(String(error));
        failures++;
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  return summary(times, failures, (performance.now() - started) / 1000);
}

function summary(times: number[], failures: number, seconds: number): Measured {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { perSecond: sorted.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), failures };
}

/** The round in the middle by requests a second: noise has no say in the two others. */
export function median(rounds: Measured[]): Measured {
  const sorted = [...rounds].sort((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('no round was measured');
  return { ...middle, failures: rounds.reduce((sum, round) => sum + round.failures, 0) };
}

// fetch costs the machine more than some of the answers it fetches; what the client uses, the app does not have.
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Posts JSON and reads the answer's JSON. @throws Error for an answer that is not 2xx */
export function postJson(url: string, body: unknown, headers: Record<string, string>): Promise<unknown> {
  const text = JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method: 'POST',
        headers: { ...headers, 'content-length': length },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const said = Buffer.concat(chunks).toString();
          const status = answer.statusCode ?? 0;
          if (status >= 200 && status < 300) resolve(JSON.parse(said));
          else reject(new Error(`${status} ${url} ${said}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}
