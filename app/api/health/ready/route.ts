import { getReadiness } from '@/lib/contract/platform';
import { checkReady } from '@/lib/server/db/health';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getReadiness, async () => {
  await checkReady();
  return { ready: true as const };
});
