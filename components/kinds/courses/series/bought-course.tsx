'use client';

import { type ReactNode, useMemo } from 'react';
import type { CourseRoom } from '@/lib/contract/kinds/course-room';
import { isSeries } from '@/lib/contract/kinds/types';
import { SeriesContext } from '../use-course-words';
import { purchaseQueue, QueueContext } from './queue';

type BoughtCourseProps = {
  entitlementId: string;
  /** undefined until it is loaded */
  room: CourseRoom | undefined;
  children: ReactNode;
};

/** Around what shows a bought course: a series has words of its own, and is heard in the player. */
export function BoughtCourse({ entitlementId, room, children }: BoughtCourseProps) {
  const queue = useMemo(
    () => (room && isSeries(room.type) ? purchaseQueue(entitlementId, room) : null),
    [entitlementId, room],
  );
  return (
    <SeriesContext value={queue !== null}>
      <QueueContext value={queue}>{children}</QueueContext>
    </SeriesContext>
  );
}
