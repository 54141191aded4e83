'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getTipTerms } from '@/lib/client/endpoints.gen';

/** Loads the terms for tipping an author: whether the viewer can give a tip, today's limit, and the payment fees. */
export const useTipTerms = (authorId: string) => useEndpointQuery(getTipTerms, { params: { id: authorId } });
