'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getWaiting, judgeCourseMessage, listReportedMessages } from '@/lib/client/endpoints.gen';

/** Messages of creators to learners that were reported. */
export const useReportedMessages = () => useEndpointList(listReportedMessages, {});

/** Keeps a reported message, or takes its words out. */
export function useJudgeMessage(id: string) {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, boolean>({
    mutationFn: (isKept) => call(judgeCourseMessage, { params: { id }, body: { isKept } }),
    onSuccess: () =>
      Promise.all(
        [listReportedMessages.id, getWaiting.id].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  });
}
