import 'server-only';
import { openApi } from '@/lib/contract/openapi/document';
import { env } from '@/lib/server/env';
import { sessionCookie } from '@/lib/server/http/cookies';

let description: string | undefined;

/**
 * The OpenAPI description of this site's API. It is put together once, because that takes a while and never changes.
 */
export function apiDescription(): Response {
  description ??= JSON.stringify(describe());
  return new Response(description, {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=300',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function describe() {
  const { APP_URL, NEXT_PUBLIC_API_URL } = env();
  const apiUrl = new URL(NEXT_PUBLIC_API_URL, APP_URL).href;
  return openApi({ url: APP_URL, apiUrl, sessionCookie: sessionCookie().name });
}
