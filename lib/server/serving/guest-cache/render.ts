import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { paths } from '@/lib/shared/paths';
import type { Bytes } from '../compress';
import { inMemory } from '../in-memory';
import type { GuestPage } from './policy';
import { seal } from './seal';

/** An answer that is not for one particular visitor. */
export type Rendered = { status: number; headers: Record<string, string>; body: Bytes };

/** @returns undefined for an answer that belongs to one visitor only: it sets a cookie */
export type Render<P> = (page: P) => Promise<Rendered | undefined>;

const LONGEST_RENDER = 15_000;

/**
 * Renders pages through Next as a guest would get them, over a connection that exists in memory only: nothing about the
 * first visitor can get into what others see.
 * @param host of the public address; a visitor's own Host header must not replace it
 */
export function createRender(next: RequestListener, host: string): Render<GuestPage> {
  const ask = inMemory(next);
  return async ({ url, cookie }) => {
    const incoming = await ask({
      path: url,
      headers: { host, cookie, accept: 'text/html', 'sec-fetch-dest': 'document' },
      signal: AbortSignal.timeout(LONGEST_RENDER),
    });
    const body = await buffer(incoming);
    if (incoming.headers['set-cookie']) return undefined;
    return sealed(incoming.statusCode ?? 500, incoming.headers, body.toString('utf8'));
  };
}

function sealed(status: number, said: IncomingHttpHeaders, text: string): Rendered {
  const { html, policy, nonce } = seal(text, String(said['content-security-policy'] ?? ''));
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(said)) {
    headers[name] = nonce ? String(value).replaceAll(`; nonce="${nonce}"`, '') : String(value);
  }
  if (policy) {
    headers['content-security-policy'] = policy;
    headers['speculation-rules'] = `"${paths.speculationRules()}"`;
  }
  return { status, headers, body: Buffer.from(html) };
}
