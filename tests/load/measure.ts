import { Agent, request } from 'node:http';
import autocannon from 'autocannon';

/** One case measured once: requests a second and latencies in milliseconds. */
export interface Measured {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  failures: number;
}

const CONNECTIONS = 16;

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

/** Loads an app with requests that the 16 connections share out; each begins its share again when it is through. */
export async function loadRequests(
  origin: string,
  requests: readonly Request[],
  seconds: number,
): Promise<Measured> {
  const times: number[] = [];
  let failures = 0;
  let lane = 0;
  const started = performance.now();
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(
      {
        url: origin,
        connections: CONNECTIONS,
        duration: seconds,
        setupClient: (client) => client.setRequests(shareOf(requests, lane++)),
      },
      (error) => (error ? reject(error) : resolve()),
    );
    run.on('response', (_client, status, _bytes, time) => {
      if (status >= 200 && status < 300) times.push(time);
      else failures++;
    });
    run.on('reqError', () => failures++);
  });
  return summary(times, failures, (performance.now() - started) / 1000);
}

function shareOf(requests: readonly Request[], lane: number): Request[] {
  if (requests.length < CONNECTIONS) return [...requests];
  return requests.filter((_, i) => i % CONNECTIONS === lane % CONNECTIONS);
}

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
