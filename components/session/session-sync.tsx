'use client';

import { useSessionSync } from '@/hooks/session/use-session-sync';

type SessionSyncProps = { userId: string | null };

/** For pages without a shell: a member's requests go out with a token there too. */
export function SessionSync({ userId }: SessionSyncProps) {
  useSessionSync(userId);
  return null;
}
