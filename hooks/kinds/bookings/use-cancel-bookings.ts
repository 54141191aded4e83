'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import { cancelHostBooking, listBookings, listOwnSlots } from '@/lib/client/endpoints.gen';

/**
 * Cancels bookings of the viewer's time, one after the other; each buyer gets everything back. After a failure those
 * before it are cancelled.
 * @returns how many
 */
export function useCancelBookings() {
  const client = useQueryClient();
  return useMemberMutation<number, { ids: readonly string[]; reason: string; onDone: (id: string) => void }>({
    mutationFn: async ({ ids, reason, onDone }) => {
      for (const id of ids) {
        await call(cancelHostBooking, { params: { id }, body: { reason } });
        onDone(id);
      }
      return ids.length;
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: [listBookings.id] });
      void client.invalidateQueries({ queryKey: [listOwnSlots.id] });
    },
  });
}
