'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { reportEvent } from '@/lib/client/analytics';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getSetupGuide, putSetupStep } from '@/lib/client/endpoints.gen';
import { queryKey } from '@/lib/contract/query-key';
import type { SetupGuide, SetupStep } from '@/lib/contract/setup-guide';

type StepChange = { step: SetupStep; state: 'started' | 'escaped' | 'completed' };

/**
 * The progress of the setup, and the actions of its steps. Each is reported to our analytics under the specification's
 * names (section 4); a completion once, when it is first seen here.
 */
export function useSetupGuide() {
  const client = useQueryClient();
  const { data } = useEndpointQuery(getSetupGuide, {}, { staleTime: 0 });
  const put = useMutation<SetupGuide, ApiError, StepChange>({
    mutationFn: ({ step, state }) => call(putSetupStep, { params: { step }, body: { state } }),
    onSuccess: (guide, { step, state }) => {
      client.setQueryData(queryKey(getSetupGuide, {}), guide);
      reportEvent(`creator_dashboard_${step}_${state}`);
      if (state === 'completed') reportProgress(guide);
    },
  });
  const { mutate } = put;
  const telling = useRef(new Set<SetupStep>());
  useEffect(() => {
    // One after the other, so that only the last one sees that all are reported.
    const next = data?.steps.find(({ state, isTold }) => state === 'completed' && !isTold)?.step;
    if (!next || telling.current.has(next)) return;
    telling.current.add(next);
    mutate({ step: next, state: 'completed' });
  }, [data, mutate]);
  return { guide: data, put };
}

function reportProgress({ completed, steps }: SetupGuide): void {
  reportEvent('creator_dashboard_setup_progress');
  const isLast = steps.every(({ isTold }) => isTold);
  if (completed === steps.length && isLast) reportEvent('creator_dashboard_setup_completed');
}
