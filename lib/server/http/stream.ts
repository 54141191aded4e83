import 'server-only';
import { Readable } from 'node:stream';

/** A stored file as an answer; browsers never guess its type and never run it. */
export function streamResponse(content: Readable, headers: Record<string, string>, status = 200): Response {
  return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, {
    status,
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ...headers,
    },
  });
}
