'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listPostEvaluations, listProductEvaluations } from '@/lib/client/endpoints.gen';
import type { EVALUATION_SORTS } from '@/lib/contract/choices';

/** The subject of ratings. */
export interface RatedSubject {
  type: 'product' | 'post';
  id: string;
}

export type EvaluationSort = (typeof EVALUATION_SORTS)[number];

export const listOf = ({ type }: RatedSubject) =>
  type === 'product' ? listProductEvaluations : listPostEvaluations;

/** Ratings of a product or post; `first` has the histogram and the member's own rating. */
export function useEvaluations(subject: RatedSubject, sort: EvaluationSort) {
  const params = { id: subject.id };
  // The first HTML brings the newest, under the key without a sort.
  return useEndpointList(listOf(subject), sort === 'newest' ? { params } : { params, query: { sort } });
}
