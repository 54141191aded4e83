'use client';

import { useEffect, useRef } from 'react';
import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { reportEvent } from '@/lib/client/analytics';
import { getSetupGuide, putSetupStep } from '@/lib/client/endpoints.gen';
import type { SetupGuide, SetupStep } from '@/lib/contract/setup-guide';

/**
 * The progress of the setup, and the action of its steps. Each is reported to our analytics under the specification's
 * names (section 4); a completion once, when it is first seen here.
 */
export function useSetupGuide() {
  const { data } = useEndpointQuery(getSetupGuide, {}, { staleTime: 0 });
  const put = useAction(putSetupStep, {
    keep: (_client, guide, { params: { step }, body: { state } }) => {
      reportEvent(`creator_dashboard_${step}_${state}`);
      if (state === 'completed') reportProgress(guide);
    },
  });
  const { runAsync } = put;
  const telling = useRef(new Set<SetupStep>());
  useEffect(() => {
    // Reported in sequence, so that only the last report finds the guide complete.
    const next = data?.steps.find(({ state, isTold }) => state === 'completed' && !isTold)?.step;
    if (!next || telling.current.has(next)) return;
    telling.current.add(next);
    // Where it fails, the next visit reports it.
    runAsync({ params: { step: next }, body: { state: 'completed' } }).catch(() => {});
  }, [data, runAsync]);
  return { guide: data, put };
}

function reportProgress({ completed, steps }: SetupGuide): void {
  reportEvent('creator_dashboard_setup_progress');
  const isLast = steps.every(({ isTold }) => isTold);
  if (completed === steps.length && isLast) reportEvent('creator_dashboard_setup_completed');
}
