'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import { deleteAssessment, getMadeAssessment, getProduct, listOwnDates } from '@/lib/client/endpoints.gen';
import type { AssessmentPlace } from '@/lib/contract/kinds/quizzes';
import { queryKey } from '@/lib/contract/query-key';

type Place = { id: string; placed: AssessmentPlace };

/** The quiz before or after one of the viewer's workshops, or the one alone, as its editor has it. */
export const useExam = (params: Place) =>
  useEndpointQuery(getMadeAssessment, { params }, { gcTime: 0, staleTime: Number.POSITIVE_INFINITY });

/** Takes it away from buyers. Its questions stay where they are written. */
export function useRemoveExam(params: Place) {
  const client = useQueryClient();
  const again = (key: readonly unknown[]) => client.invalidateQueries({ queryKey: key });
  return useMemberMutation<unknown, void>({
    mutationFn: () => call(deleteAssessment, { params }),
    onSuccess: async () => {
      void again(queryKey(getProduct, { params: { id: params.id } }));
      void again(queryKey(listOwnDates, { params: { id: params.id } }));
      await again(queryKey(getMadeAssessment, { params }));
    },
  });
}
