'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getBookingHours } from '@/lib/client/endpoints.gen';

/** When the viewer can be booked. What is being changed is not replaced when the window comes back. */
export const useBookingHours = () => useEndpointQuery(getBookingHours, {}, { refetchOnWindowFocus: false });
