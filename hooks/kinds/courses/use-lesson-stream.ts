'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getLessonStream, prepareLessonStream } from '@/lib/client/endpoints.gen';
import type { LessonStream } from '@/lib/contract/kinds/streams';
import { queryKey } from '@/lib/contract/query-key';

interface Lesson {
  id: string;
  lessonId: string;
}

const ASKED_EACH_MS = 3_000;

/** How far the copies of a lesson's film are; asked again while they are made. */
export function useLessonStream(params: Lesson) {
  return useEndpointQuery(
    getLessonStream,
    { params },
    { refetchInterval: (query) => isGoing(query.state.data) && ASKED_EACH_MS },
  );
}

const isGoing = (stream: LessonStream | undefined) =>
  stream?.state === 'waiting' || stream?.state === 'preparing';

/** Has the copies made. */
export function usePrepareStream(params: Lesson) {
  const client = useQueryClient();
  return useMutation<LessonStream, ApiError, void>({
    mutationFn: () => call(prepareLessonStream, { params }),
    onSuccess: (stream) => client.setQueryData(queryKey(getLessonStream, { params }), stream),
  });
}
