'use client';

import Button from '@mui/material/Button';
import { use } from 'react';
import { QueryView } from '@/components/session/query-view';
import { AppLink } from '@/components/ui/app-link';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useCourseRoom } from '@/hooks/kinds/courses/use-course-room';
import { usePlaceIn } from '@/hooks/kinds/courses/use-place-in';
import type { CourseRoom as Room } from '@/lib/contract/kinds/course-room';
import { Messages } from '@/lib/i18n/page-messages';
import { paths } from '@/lib/shared/paths';
import type { RoomProps } from '../parts';
import { CertificateCard } from './certificate/certificate-card';
import { LessonList } from './lesson-list';
import { ProgressBar } from './progress-bar';
import styles from './room.module.css';
import { CourseSearch } from './search/course-search';
import { BoughtCourse } from './series/bought-course';
import { FeedCard } from './series/feed-card';
import { ListenButton } from './series/listen-button';
import { QueueContext } from './series/queue';
import { useCourseWords } from './use-course-words';

/** A bought course: how far its buyer is, where to go on, and all lessons. */
export function CourseRoom(props: RoomProps) {
  return (
    <Messages of={['kinds-courses', 'course-room']}>
      <Content {...props} />
    </Messages>
  );
}

function Content({ entitlementId }: RoomProps) {
  const { t } = useCourseWords('course-room');
  const query = useCourseRoom(entitlementId);
  const skeleton = (
    <SkeletonGroup className="stack gap-6">
      <Skeleton shape="block" height={120} />
      <Skeleton shape="block" height={320} />
    </SkeletonGroup>
  );
  return (
    <QueryView query={query} failed={t('failed')} skeleton={skeleton}>
      {(room) => (
        <BoughtCourse entitlementId={entitlementId} room={room}>
          <Course entitlementId={entitlementId} room={room} />
        </BoughtCourse>
      )}
    </QueryView>
  );
}

function Course({ entitlementId, room }: RoomProps & { room: Room }) {
  const { t } = useCourseWords('course-room');
  const { productId, hasMessages, nextLessonId, requiredCount, completeCount } = room;
  const placeIn = usePlaceIn();
  const hasBegun = room.sections.some(({ lessons }) =>
    lessons.some(
      ({ _id, progress }) => progress.isComplete || progress.percent > 0 || placeIn(_id, progress) > 0,
    ),
  );
  const firstId = room.sections
    .flatMap(({ lessons }) => lessons)
    .find(({ opensAt }) => opensAt === null)?._id;
  const target = nextLessonId ?? firstId;
  const isDone = nextLessonId === null;
  const queue = use(QueueContext);
  return (
    <section className="stack gap-6" aria-label={t('title')}>
      <div className={`row cluster gap-4 ${styles.summary}`}>
        <ProgressBar done={completeCount} of={requiredCount} />
        {target && queue ? (
          <ListenButton queue={queue} lessonId={target} hasBegun={hasBegun} isDone={isDone} />
        ) : null}
        {target && !queue ? (
          <Button
            href={paths.lesson(entitlementId, target)}
            variant={isDone ? 'outlined' : 'contained'}
            className={styles.next}
          >
            {t(isDone ? 'again' : hasBegun ? 'goOn' : 'begin')}
          </Button>
        ) : null}
      </div>
      {hasMessages ? (
        <p>
          <AppLink href={paths.courseMessages(productId)}>{t('messages.link')}</AppLink>
        </p>
      ) : null}
      {queue ? null : <CertificateCard entitlementId={entitlementId} room={room} />}
      <CourseSearch entitlementId={entitlementId}>
        <LessonList entitlementId={entitlementId} room={room} />
      </CourseSearch>
      {queue ? <FeedCard entitlementId={entitlementId} /> : null}
    </section>
  );
}
