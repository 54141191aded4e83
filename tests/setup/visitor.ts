import { DEMO_PASSWORD } from './demo-accounts';

export interface Cookie {
  name: string;
  value: string;
}

type Options = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/** Sends requests to an app and keeps its cookies, as a browser does. It follows no redirect unless told to. */
export class Visitor {
  private readonly jar = new Map<string, string>();

  /** @param origin of the app */
  constructor(readonly origin: string) {}

  get cookies(): Cookie[] {
    return [...this.jar].map(([name, value]) => ({ name, value }));
  }

  set cookies(cookies: readonly Cookie[]) {
    this.jar.clear();
    for (const { name, value } of cookies) this.jar.set(name, value);
  }

  async fetch(path: string, options: Options = {}): Promise<Response> {
    const cookie = [...this.jar].map((pair) => pair.join('=')).join('; ');
    const headers = { ...(cookie ? { cookie } : {}), ...options.headers };
    const answer = await fetch(this.origin + path, { redirect: 'manual', ...options, headers });
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    return answer;
  }

  /** The text of an answer that must be 200, after redirects. */
  async read(path: string): Promise<string> {
    const answer = await this.fetch(path, { redirect: 'follow' });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text}`);
    return text;
  }

  /** Sends the form of the sign-in page. */
  async sendSignIn(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    const { csrfToken } = await (await this.fetch('/api/auth/csrf')).json();
    const body = new URLSearchParams({ csrfToken, json: 'true', ...fields });
    return this.fetch('/api/auth/callback/password', { method: 'POST', headers, body });
  }

  /** Begins a session of a member. */
  async signIn(email: string, password = DEMO_PASSWORD): Promise<void> {
    const answer = await this.sendSignIn({ email, password });
    if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  }

  /** An access token of the member. */
  async token(): Promise<string> {
    return (await payloadOf<{ token: string }>(await this.fetch('/api/auth/token'))).token;
  }

  /** Calls the API as the member. */
  async send(method: string, path: string, data?: object): Promise<Response> {
    const headers = { authorization: `Bearer ${await this.token()}`, version: '2' };
    if (!data) return this.fetch(`/api${path}`, { method, headers });
    const json = { ...headers, 'content-type': 'application/json' };
    return this.fetch(`/api${path}`, { method, headers: json, body: JSON.stringify(data) });
  }

  /** The payload of the API's answer to the member, which must be a success. */
  async ask<T>(method: string, path: string, data?: object): Promise<T> {
    return payloadOf(await this.send(method, path, data));
  }

  private keep(line: string): void {
    const [pair = ''] = line.split(';', 1);
    const at = pair.indexOf('=');
    if (/;\s*max-age=0/i.test(line)) this.jar.delete(pair.slice(0, at));
    else this.jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

/** The payload of a successful answer of the API. */
export async function payloadOf<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { payload: T }).payload;
}
