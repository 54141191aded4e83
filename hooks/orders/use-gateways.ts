'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listGateways } from '@/lib/contract/gateways';

/** The ways to pay that are on. */
export const useGateways = () => useEndpointQuery(listGateways, {}).data;
