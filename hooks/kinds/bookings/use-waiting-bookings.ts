'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listWaitingBookings } from '@/lib/client/endpoints.gen';
import { MINUTE } from '@/lib/shared/time';

/** Reads the bookings that wait for the viewer: requests, and absences that a buyer has reported. */
export const useWaitingBookings = () =>
  useEndpointQuery(listWaitingBookings, {}, { refetchInterval: MINUTE });
