'use client';

import { useMemo } from 'react';
import type { Queue } from '@/components/listening/listening-store';
import { useCourseRoom } from '@/hooks/kinds/courses/use-course-room';
import type { ShownLesson } from '@/lib/contract/kinds/course-facts';
import { EpisodeList } from './episode-list';
import { purchaseQueue } from './queue';

type OwnedEpisodesProps = {
  entitlementId: string;
  episodes: readonly ShownLesson[];
  /** what is free for everybody */
  free: Queue;
};

/** The episodes of a series for its buyer, who goes on where they stopped; their place is kept. */
export function OwnedEpisodes({ entitlementId, episodes, free }: OwnedEpisodesProps) {
  const { data: room, isError } = useCourseRoom(entitlementId);
  const queue = useMemo(() => (room ? purchaseQueue(entitlementId, room) : null), [entitlementId, room]);
  // While their money is on its way back, the room is closed to them.
  return <EpisodeList episodes={episodes} queue={queue ?? (isError ? free : null)} />;
}
