'use client';

import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getShownLesson } from '@/lib/client/endpoints.gen';

/** A free preview of a product; for its creator, any lesson. */
export const useShownLesson = (productId: string, lessonId: string) =>
  useEndpointQuery(getShownLesson, { params: { id: productId, lessonId } });
