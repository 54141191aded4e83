'use client';

import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getLesson, getShownLesson } from '@/lib/client/endpoints.gen';
import type { Chapters } from '@/lib/contract/kinds/course-facts';
import type { LessonProgress } from '@/lib/contract/kinds/course-room';
import { askForLink, type LessonPlace } from './use-lesson-link';

/** An episode with everything that the player needs to play it. */
export interface OpenedEpisode {
  /** the URL of the recording */
  src: string;
  /** the duration; null if it is unknown */
  seconds: number | null;
  /** the buyer's progress on all devices; undefined for an episode opened from its product */
  progress: LessonProgress | undefined;
  chapters: Chapters;
}

/**
 * Loads an episode for the player. The result is not reused by later plays, because the buyer may have continued the
 * episode on another device.
 */
export function useEpisode(place: LessonPlace) {
  return useQuery<OpenedEpisode, ApiError>({
    queryKey: ['episode', place],
    queryFn: () => openEpisode(place),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function openEpisode(place: LessonPlace): Promise<OpenedEpisode> {
  const params = { id: place.id, lessonId: place.lessonId };
  const purchasedLesson = place.by === 'purchase' ? await call(getLesson, { params }) : null;
  const { file, seconds, chapters } = purchasedLesson ?? (await call(getShownLesson, { params }));
  const { url } = await askForLink(place, file?.fileId ?? '', true);
  return { src: url, seconds, progress: purchasedLesson?.progress, chapters };
}
