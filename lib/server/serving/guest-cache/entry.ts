import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { type Bytes, type Encoding, encode } from '../compress';
import type { Rendered } from './render';

// It lives for seconds, so it is compressed well but not at any price: 3 % smaller than with 5 in half a millisecond
// more; 9 saves no more, and takes five times as long.
const QUALITY = 7;

const OF_ONE_RESPONSE = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'content-length',
  'content-encoding',
  'cache-control',
  'vary',
  'etag',
  'set-cookie',
  'x-powered-by',
  'x-nonce',
  'x-request-id',
]);

/** A page or a list, ready to be sent to any guest. */
export class Entry {
  readonly status: number;
  readonly renderedAt: number;
  private readonly headers: OutgoingHttpHeaders;
  private readonly body: Bytes;
  private readonly etag: string;
  private readonly encoded = new Map<Encoding, Promise<Bytes>>();

  /** @param vary the request headers that decide which page is sent */
  constructor({ status, headers, body }: Rendered, vary: string, renderedAt: number) {
    const kept = Object.entries(headers).filter(([name]) => !OF_ONE_RESPONSE.has(name));
    const policy = headers['content-security-policy'];
    this.status = status;
    this.renderedAt = renderedAt;
    this.body = body;
    this.etag = createHash('sha256')
      .update(body)
      .update(policy ?? '')
      .digest('base64url')
      .slice(0, 22);
    this.headers = { ...Object.fromEntries(kept), 'cache-control': 'private, no-cache', vary };
  }

  /** Next's page for an address without content. */
  get isMissingPage(): boolean {
    return this.status === 404 && String(this.headers['content-type']).startsWith('text/html');
  }

  /** Its memory in bytes, with its compressed forms. */
  get size(): number {
    return 2 * this.body.length + 2048;
  }

  /** Headers and body in an encoding; each form is made once, when first needed. */
  async as(encoding: Encoding): Promise<{ headers: OutgoingHttpHeaders; etag: string; body: Bytes }> {
    const made = this.encoded.get(encoding) ?? encode(this.body, encoding, QUALITY);
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
