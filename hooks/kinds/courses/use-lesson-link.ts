'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { createLessonLink, createShownLink, createSoundLink } from '@/lib/client/endpoints.gen';
import { leaveFor } from '@/lib/client/navigate';
import type { Payload } from '@/lib/contract/endpoint';

/**
 * Where a lesson is opened: in a purchase, by its buyer; or at its product, as a free preview or by its creator. `id`
 * is that of the purchase or of the product.
 */
export interface LessonPlace {
  by: 'purchase' | 'product';
  id: string;
  lessonId: string;
}

/** What plays: in a lesson, or in an attempt at a quiz that is no lesson’s. */
export type RecordingPlace = LessonPlace | { by: 'attempt'; id: string };

export type LessonLink = Payload<typeof createLessonLink>;

/** Where a lesson's video or sound plays. */
export function useRecordingLink(place: RecordingPlace, fileId: string) {
  return useQuery<LessonLink, ApiError>({
    queryKey: ['recording', { ...place, fileId }],
    queryFn: () =>
      place.by === 'attempt'
        ? call(createSoundLink, { params: { id: place.id, fileId } })
        : askForLink(place, fileId, true),
    // The player keeps its address: another one would begin it again. An old one is never used again.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Downloads a file of a lesson: `mutate(fileId)`. */
export function useLessonDownload(place: LessonPlace) {
  return useMutation<unknown, ApiError, string>({
    // An attachment: the browser saves it and the page stays.
    mutationFn: async (fileId) => leaveFor((await askForLink(place, fileId, false)).url),
  });
}

/** Asks for an address at which a file of a lesson plays, or is downloaded. @throws ApiError */
export async function askForLink(
  { by, ...lesson }: LessonPlace,
  fileId: string,
  isPlayed: boolean,
): Promise<LessonLink> {
  const asked = { params: { ...lesson, fileId }, body: { isPlayed } };
  return by === 'purchase' ? call(createLessonLink, asked) : call(createShownLink, asked);
}
