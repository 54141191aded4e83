'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { listCaptions, putCaptions } from '@/lib/client/endpoints.gen';
import type { LessonCaptions } from '@/lib/contract/kinds/captions';
import { queryKey } from '@/lib/contract/query-key';
import { decodeCaptions } from '@/lib/shared/captions';

type Language = LessonCaptions['language'];
interface Lesson {
  id: string;
  lessonId: string;
}

/** Sends captions, a file or the words of one: `mutate({ language, file })`. */
export function usePutCaptions(params: Lesson) {
  const client = useQueryClient();
  return useMutation<unknown, ApiError, { language: Language; file: File | string }>({
    mutationFn: async ({ language, file }) => {
      const words =
        typeof file === 'string' ? file : decodeCaptions(new Uint8Array(await file.arrayBuffer()));
      return call(putCaptions, { params: { ...params, language }, body: { file: words } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(listCaptions, { params }) }),
  });
}
