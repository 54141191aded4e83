'use client';

import { useSessionSync } from '@/hooks/session/use-session-sync';

type SessionSyncProps = { userId: string | null };

/** For pages without a shell: requests of a member's page go out with a token, whatever they ask for. */
export function SessionSync({ userId }: SessionSyncProps) {
  useSessionSync(userId);
  return null;
}
