'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getChosenPackage } from '@/lib/client/endpoints.gen';

/** The package of a product that the viewer has chosen and not paid for, where there is one. */
export const useChosenPackage = (id: string, options: { enabled: boolean }) =>
  useEndpointQuery(getChosenPackage, { params: { id } }, { ...options, retry: false, staleTime: 0 });
