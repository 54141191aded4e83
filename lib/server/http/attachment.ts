import 'server-only';
import { disposition } from './disposition';

/** A file made for one caller, to be saved and never shown (RFC 6266); no cache on the way keeps it. */
export function attachment({
  name,
  type,
  body,
}: {
  name: string;
  type: string;
  body: string | Uint8Array<ArrayBuffer>;
}): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': disposition(name),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
