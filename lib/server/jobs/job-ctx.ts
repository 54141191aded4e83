import 'server-only';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { clock } from '@/lib/server/clock';
import type { Ctx } from '@/lib/server/ctx';
import { db } from '@/lib/server/db/client';
import { newId } from '@/lib/server/ids';

/** A context for work that does not come from a request. */
export function jobCtx(now = clock.now()): Ctx {
  return {
    db: db(),
    viewer: null,
    now,
    locale: DEFAULT_LOCALE,
    requestId: newId(),
    afterCommit: (effect) => effect(),
  };
}
