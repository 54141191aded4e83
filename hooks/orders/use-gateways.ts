'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listGateways } from '@/lib/client/endpoints.gen';

/** The payment methods that are on. */
export const useGateways = () => useEndpointQuery(listGateways, {}).data;
