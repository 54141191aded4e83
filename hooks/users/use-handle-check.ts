'use client';

import { useEffect, useState } from 'react';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { checkHandle } from '@/lib/client/endpoints.gen';
import { isHandle, typedHandle } from '@/lib/shared/handles';

export type HandleState = 'none' | 'checking' | 'available' | 'taken' | 'similar';

const PAUSE_MS = 350;

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

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
