import type { QueryClient } from '@tanstack/react-query';
import { mapCachedRows } from '@/hooks/map-cached-rows';
import type { Evaluation } from '@/lib/contract/evaluations';
import { listOf, type RatedSubject } from './use-evaluations';

/** Puts a rating as the server answers it in place of the one that is shown: no row moves under the finger. */
export function replaceEvaluation(client: QueryClient, subject: RatedSubject, row: Evaluation): void {
  mapCachedRows<Evaluation>(client, [listOf(subject)], (one) => (one._id === row._id ? row : one));
}
