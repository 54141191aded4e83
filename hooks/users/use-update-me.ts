'use client';

import { useAction } from '@/hooks/use-action';
import { updateMe } from '@/lib/client/endpoints.gen';
import { storeSession } from '@/lib/client/session';

/** Changes the member's profile and settings; the session object is updated too. */
export function useUpdateMe(options: { done?: string; toastsFailure?: boolean } = {}) {
  return useAction(updateMe, { ...options, keep: (_client, me) => storeSession(me) });
}
