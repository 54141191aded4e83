'use client';

import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { getLesson, getShownLesson } from '@/lib/client/endpoints.gen';
import type { Chapters } from '@/lib/contract/kinds/course-facts';
import type { LessonProgress } from '@/lib/contract/kinds/course-room';
import { askForLink, type LessonPlace } from './use-lesson-link';

/** An episode that is ready to be heard. */
export interface OpenedEpisode {
  src: string;
  /** null where nobody knows */
  seconds: number | null;
  /** how far its listener is, on any device; undefined where it is free to all */
  progress: LessonProgress | undefined;
  chapters: Chapters;
}

/** Opens an episode: asked each time, as another device may have gone on with it. */
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
  const bought = place.by === 'purchase' ? await call(getLesson, { params }) : null;
  const { file, seconds, chapters } = bought ?? (await call(getShownLesson, { params }));
  const { url } = await askForLink(place, file?.fileId ?? '', true);
  return { src: url, seconds, progress: bought?.progress, chapters };
}
