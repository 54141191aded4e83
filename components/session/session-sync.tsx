'use client';

import { useSyncExternalStore } from 'react';
import { useSessionSync } from '@/hooks/session/use-session-sync';
import { isOtherAccount, onOtherAccount } from '@/lib/client/other-account';
import { OtherAccountCover } from './other-account-cover';

type SessionSyncProps = { userId: string | null };

/** Keeps a page in step with the session: its token, and whether its member is still the one who is signed in. */
export function SessionSync({ userId }: SessionSyncProps) {
  useSessionSync(userId);
  const isOther = useSyncExternalStore(onOtherAccount, isOtherAccount, () => false);
  return isOther ? <OtherAccountCover /> : null;
}
