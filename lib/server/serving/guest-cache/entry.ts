import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { type Bytes, type Encoding, encode } from '../compress';
import type { Rendered } from './render';
import { seal } from './seal';

// A page lives for seconds, so it is compressed well but not at any price.
const QUALITY = 5;

const OF_ONE_RESPONSE = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length', 'content-encoding'],
  ...['content-security-policy', 'cache-control', 'vary', 'etag', 'set-cookie', 'x-powered-by', 'x-nonce'],
]);

/** A rendered page, ready to be sent to any guest. */
export class Entry {
  readonly status: number;
  readonly renderedAt: number;
  private readonly headers: OutgoingHttpHeaders;
  private readonly html: Bytes;
  private readonly etag: string;
  private readonly encoded = new Map<Encoding, Promise<Bytes>>();

  constructor(rendered: Rendered, renderedAt: number) {
    const { html, policy, nonce } = seal(
      rendered.body.toString('utf8'),
      String(rendered.headers['content-security-policy'] ?? ''),
    );
    const kept = Object.entries(rendered.headers)
      .filter(([name]) => !OF_ONE_RESPONSE.has(name))
      .map(([name, value]) => [name, nonce ? String(value).replaceAll(`; nonce="${nonce}"`, '') : value]);
    this.status = rendered.status;
    this.renderedAt = renderedAt;
    this.html = Buffer.from(html);
    this.etag = createHash('sha256').update(this.html).update(policy).digest('base64url').slice(0, 22);
    this.headers = {
      ...Object.fromEntries(kept),
      ...(policy ? { 'content-security-policy': policy } : {}),
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Encoding, RSC, Sec-Fetch-Dest',
    };
  }

  /** What it takes of memory, in bytes, with its compressed forms. */
  get size(): number {
    return 2 * this.html.length + 2048;
  }

  /** Headers and body in an encoding; each is compressed once, when first asked for. */
  async as(encoding: Encoding): Promise<{ headers: OutgoingHttpHeaders; etag: string; body: Bytes }> {
    const made = this.encoded.get(encoding) ?? encode(this.html, encoding, QUALITY);
    this.encoded.set(encoding, made);
    const body = await made;
    const etag = `"${this.etag}-${encoding}"`;
    const headers = {
      ...this.headers,
      etag,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
    return { headers, etag, body };
  }
}
