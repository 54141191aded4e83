import { createContext } from 'react';
import type { Queue } from '@/components/listening/listening-store';
import type { CourseRoom } from '@/lib/contract/kinds/course-room';

/** The open episodes of the series on this page; null for a course. */
export const QueueContext = createContext<Queue | null>(null);

/** What a buyer of a series can hear now. */
export function queueOf(entitlementId: string, { title, creator, cover, sections }: CourseRoom): Queue {
  const open = sections.flatMap(({ lessons }) => lessons).filter(({ opensAt }) => opensAt === null);
  return {
    ...{ by: 'purchase' as const, id: entitlementId, title, creator },
    episodes: open.map((lesson) => ({
      lessonId: lesson._id,
      title: lesson.title,
      picture: lesson.poster ?? cover,
    })),
  };
}
