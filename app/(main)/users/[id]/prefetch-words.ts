import 'server-only';
import { listTipWords } from '@/lib/contract/tips';
import type { Ctx } from '@/lib/server/ctx';
import { firstPage } from '@/lib/server/requests/first-page';
import type { prefetch } from '@/lib/server/requests/prefetch';
import { listWords } from '@/lib/server/tips/service';
import { TIP_WORDS } from '@/lib/shared/tips';

/** Loads the words with tips that an author shows: they stand above the tabs, which must not move when they appear. */
export async function prefetchWords(page: ReturnType<typeof prefetch>, ctx: Ctx, id: string): Promise<void> {
  const input = { params: { id }, query: { limit: TIP_WORDS } };
  await page.list(listTipWords, input, () => listWords(ctx, id, firstPage(TIP_WORDS)));
}
