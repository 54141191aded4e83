'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { downloadFile } from '@/lib/client/download';
import {
  cancelSeat,
  getBoughtAssessment,
  getPurchase,
  getSeat,
  getSeatCalendar,
} from '@/lib/client/endpoints.gen';
import { queryKey } from '@/lib/contract/query-key';

/** The seat that a purchase is of. It is asked again each minute: the link appears shortly before the start. */
export const useSeat = (id: string) =>
  useEndpointQuery(getSeat, { params: { id } }, { refetchInterval: 60_000 });

/** The assessment that a purchase is of, without a date. */
export const useBoughtAssessment = (id: string) => useEndpointQuery(getBoughtAssessment, { params: { id } });

/** What its holder does with a seat. */
export function useSeatActs(id: string) {
  const client = useQueryClient();
  const params = { id };
  return {
    /** where the share that goes back is still as was shown */
    cancel: useMemberMutation<unknown, number>({
      mutationFn: (backBps) => call(cancelSeat, { params, body: { backBps } }),
      onSettled: async () => {
        await client.invalidateQueries({ queryKey: queryKey(getSeat, { params }) });
        await client.invalidateQueries({ queryKey: queryKey(getPurchase, { params }) });
      },
    }),
    /** saves it for the holder's own calendar */
    save: useMutation<void, ApiError, string>({
      mutationFn: (name) => downloadFile(getSeatCalendar, { params }, name),
    }),
  };
}
