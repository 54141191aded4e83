'use client';

import dynamic from 'next/dynamic';
import { useSyncExternalStore } from 'react';
import { useSessionSync } from '@/hooks/session/use-session-sync';
import { isOtherAccount, onOtherAccount } from '@/lib/client/other-account';

const OtherAccountCover = dynamic(
  () => import('./other-account-cover').then((module) => module.OtherAccountCover),
  { ssr: false },
);

type SessionSyncProps = { userId: string | null };

/** Keeps a page in step with the session: its token, and whether its member is still the one who is signed in. */
export function SessionSync({ userId }: SessionSyncProps) {
  useSessionSync(userId);
  const isOther = useSyncExternalStore(onOtherAccount, isOtherAccount, () => false);
  return isOther ? <OtherAccountCover /> : null;
}
