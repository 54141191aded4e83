import { ENDPOINTS } from '@/lib/contract';
import { openApi } from '@/lib/contract/openapi';
import { getOpenApi } from '@/lib/contract/platform';
import { env } from '@/lib/server/env';
import { handle } from '@/lib/server/http/handle';

export const GET = handle(getOpenApi, async () => {
  const description = openApi(ENDPOINTS, new URL(env().NEXT_PUBLIC_API_URL, env().APP_URL).href);
  return Response.json(description, {
    headers: { 'Cache-Control': 'public, max-age=300', 'X-Content-Type-Options': 'nosniff' },
  });
});
