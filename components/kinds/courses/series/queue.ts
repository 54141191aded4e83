import { createContext } from 'react';
import type { Queue } from '@/components/listening/listening-store';
import type { CourseRoom } from '@/lib/contract/kinds/course-room';

/** The playback queue of the purchased series on this page; null for a course that is not a series. */
export const QueueContext = createContext<Queue | null>(null);

/** Returns the playback queue of a purchased series: its episodes that are open to the buyer. */
export function purchaseQueue(entitlementId: string, { title, creator, cover, sections }: CourseRoom): Queue {
  const openLessons = sections.flatMap(({ lessons }) => lessons).filter(({ opensAt }) => opensAt === null);
  return {
    ...{ by: 'purchase' as const, id: entitlementId, title, creator },
    episodes: openLessons.map((lesson) => ({
      lessonId: lesson._id,
      title: lesson.title,
      picture: lesson.poster ?? cover,
    })),
  };
}
