'use client';

import { keepPreviousData } from '@tanstack/react-query';
import { useAfterPause } from '@/hooks/use-after-pause';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listUsers } from '@/lib/client/endpoints.gen';

const MOST = 4;
const PAUSE_MS = 150;

/**
 * People whose name or handle begins with what is typed; the most followed first, without the member.
 * @param begun null while no name is being typed
 */
export function useMentionPeople(begun: string | null) {
  const asked = useAfterPause(begun, begun === null ? 0 : PAUSE_MS);
  const { data } = useEndpointQuery(
    listUsers,
    { query: { prefix: asked ?? '', limit: MOST } },
    { enabled: asked !== null, placeholderData: keepPreviousData },
  );
  if (begun === null || asked === null) return [];
  return (data?.data ?? []).filter(({ isMe }) => !isMe);
}
