'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getTipTerms } from '@/lib/client/endpoints.gen';

/** Whether the viewer can give an author a tip at this moment, and what arrives of it. */
export const useTipTerms = (authorId: string) => useEndpointQuery(getTipTerms, { params: { id: authorId } });
