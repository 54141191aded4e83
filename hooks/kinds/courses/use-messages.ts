'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mapCachedRows } from '@/hooks/map-cached-rows';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  createCourseMessage,
  listCourseMessages,
  listReceivedMessages,
  reportCourseMessage,
} from '@/lib/client/endpoints.gen';
import type { CourseMessage, CourseMessageInput } from '@/lib/contract/kinds/course-messages';

/** What the viewer wrote to those who have their course. */
export const useSentMessages = (id: string) => useEndpointList(listCourseMessages, { params: { id } });

/** Writes to them. */
export function useSendMessage(id: string) {
  const client = useQueryClient();
  return async (body: CourseMessageInput) => {
    const sent = await call(createCourseMessage, { params: { id }, body });
    await client.invalidateQueries({ queryKey: [listCourseMessages.id] });
    return sent;
  };
}

/** What the creator of a course wrote to the viewer. */
export const useReceivedMessages = (id: string) => useEndpointList(listReceivedMessages, { params: { id } });

/** Reports one of these messages. */
export function useReportMessage(id: string, messageId: string) {
  const client = useQueryClient();
  return useMutation<unknown, ApiError>({
    mutationFn: () => call(reportCourseMessage, { params: { id, messageId } }),
    onSuccess: () =>
      mapCachedRows<CourseMessage>(client, [listReceivedMessages], (row) =>
        row._id === messageId ? { ...row, isReported: true } : row,
      ),
  });
}
