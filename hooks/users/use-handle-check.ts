'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { useSettled } from '@/hooks/use-settled';
import { checkHandle } from '@/lib/client/endpoints.gen';
import { isHandle, typedHandle } from '@/lib/shared/handles';

export type HandleState = 'none' | 'checking' | 'available' | 'taken' | 'similar';

/**
 * Asks whether a handle is free, once the typing pauses. An impossible handle is not asked about. If there is no answer
 * the form can still be sent, since the server checks again.
 */
export function useHandleCheck(typed: string): { handle: string; state: HandleState } {
  const wanted = typedHandle(typed);
  const handle = isHandle(wanted) ? wanted : '';
  const settled = useSettled(handle);
  const asked = settled === handle && handle !== '';
  const { data, isFetching } = useEndpointQuery(
    checkHandle,
    { query: { handle } },
    { enabled: asked, staleTime: 30_000 },
  );
  if (handle === '') return { handle, state: 'none' };
  if (!asked || (isFetching && !data)) return { handle, state: 'checking' };
  if (!data) return { handle, state: 'none' };
  return { handle, state: data.available ? 'available' : (data.reason ?? 'taken') };
}
