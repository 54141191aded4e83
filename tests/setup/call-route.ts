import type { Problem } from '@/lib/contract/errors';

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

interface Sent {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
  method?: string;
}

export interface Answered<T> {
  status: number;
  headers: Headers;
  /** under `payload`, if the call succeeded */
  payload: T;
  /** the problem details, if it did not */
  problem: Problem;
}

/** Calls a route's method as the servers do, with a real Request. */
export async function callRoute<T = unknown>(handler: Handler, sent: Sent = {}): Promise<Answered<T>> {
  const url = new URL('http://localhost:3000/api/under-test');
  for (const [name, value] of Object.entries(sent.query ?? {})) url.searchParams.set(name, String(value));
  const headers = new Headers({
    version: '2',
    'x-locale': 'en',
    'x-qeema-address': '127.0.0.1',
    ...sent.headers,
  });
  if (sent.token) headers.set('authorization', `Bearer ${sent.token}`);
  if (sent.body !== undefined) headers.set('content-type', 'application/json');
  const response = await handler(
    new Request(url, {
      method: sent.method ?? (sent.body === undefined ? 'GET' : 'POST'),
      headers,
      body: sent.body === undefined ? undefined : JSON.stringify(sent.body),
    }),
    { params: Promise.resolve(sent.params ?? {}) },
  );
  const text = await response.text();
  const body = text && /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : {};
  return {
    status: response.status,
    headers: response.headers,
    payload: body.payload as T,
    problem: body as Problem,
  };
}

/** Returns the status and the code with which a route refuses; the code is undefined after a success. */
export async function statusAndCode(
  answer: Answered<unknown> | Promise<Answered<unknown>>,
): Promise<[number, Problem['code'] | undefined]> {
  const { status, problem } = await answer;
  return [status, problem.code];
}
