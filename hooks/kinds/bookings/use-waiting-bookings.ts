'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listWaitingBookings } from '@/lib/client/endpoints.gen';

/** What waits for the viewer's word: requests, and what buyers say about them. */
export const useWaitingBookings = () =>
  useEndpointQuery(listWaitingBookings, {}, { refetchInterval: 60_000 });
