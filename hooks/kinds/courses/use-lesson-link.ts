'use client';

import { useQuery } from '@tanstack/react-query';
import { useAction } from '@/hooks/use-action';
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

/** The place of a recording: a lesson, or an attempt at a quiz outside of a course. */
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

/** Downloads a file of a lesson: `download.run(linkInput(place, fileId, false))`. */
export const useLessonDownload = ({ by }: LessonPlace) =>
  useAction<typeof createLessonLink | typeof createShownLink>(
    by === 'purchase' ? createLessonLink : createShownLink,
    // An attachment: the browser saves it and the page stays. Guests may download the files of a free preview.
    { keep: (_client, { url }) => leaveFor(url), isOpen: true },
  );

/** Asks for an address at which a file of a lesson plays, or is downloaded. @throws ApiError */
export async function askForLink(place: LessonPlace, fileId: string, isPlayed: boolean): Promise<LessonLink> {
  const input = linkInput(place, fileId, isPlayed);
  return place.by === 'purchase' ? call(createLessonLink, input) : call(createShownLink, input);
}

export const linkInput = ({ id, lessonId }: LessonPlace, fileId: string, isPlayed: boolean) => ({
  params: { id, lessonId, fileId },
  body: { isPlayed },
});
