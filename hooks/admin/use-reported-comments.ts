'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getWaiting, judgeComment, listReportedComments } from '@/lib/client/endpoints.gen';

/** Comments that were reported and wait, or those that are hidden. */
export const useReportedComments = (state: 'waiting' | 'hidden') =>
  useEndpointList(listReportedComments, { query: { state } });

/** Hides a reported comment, keeps it, or shows a hidden one again. */
export function useJudgeComment(id: string) {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, { isHidden: boolean }>({
    mutationFn: (body) => call(judgeComment, { params: { id }, body }),
    onSettled: () =>
      Promise.all(
        [listReportedComments, getWaiting].map((list) => client.invalidateQueries({ queryKey: [list.id] })),
      ),
  });
}
