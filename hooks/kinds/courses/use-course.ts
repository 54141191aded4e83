'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getCourse } from '@/lib/client/endpoints.gen';

/** A course of the member, with its sections and lessons. */
export const useCourse = (id: string) => useEndpointQuery(getCourse, { params: { id } });
