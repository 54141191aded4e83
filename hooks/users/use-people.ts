'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { type PersonSource, personSource } from './person-source';

/** A list of people, page by page. */
export function usePeople(source: PersonSource) {
  const { endpoint, input } = personSource(source);
  return useEndpointList(endpoint, input);
}
