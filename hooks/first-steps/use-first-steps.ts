'use client';

import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getFirstSteps, putFirstSteps } from '@/lib/client/endpoints.gen';

/** The member's progress in the first steps, and the way on. */
export function useFirstSteps() {
  const { data } = useEndpointQuery(getFirstSteps, {});
  return { steps: data, move: useAction(putFirstSteps, { toastsFailure: true }) };
}
