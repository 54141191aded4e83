'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import { getCalendarFeed, renewCalendarFeed } from '@/lib/client/endpoints.gen';
import type { CalendarFeed } from '@/lib/contract/kinds/booking-feed';
import { queryKey } from '@/lib/contract/query-key';

/** The secret address at which calendar programs read the viewer's bookings. */
export const useCalendarFeed = () => useEndpointQuery(getCalendarFeed, {});

/** Makes that address, or a new one. */
export function useRenewFeed() {
  const client = useQueryClient();
  return useMemberMutation<CalendarFeed, void>({
    mutationFn: () => call(renewCalendarFeed, {}),
    onSuccess: (feed) => client.setQueryData(queryKey(getCalendarFeed, {}), feed),
  });
}
