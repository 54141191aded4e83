'use client';

import Button from '@mui/material/Button';
import { LoadError } from '@/components/session/load-error';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { EmptyView } from '@/components/ui/empty-view';
import { Icon } from '@/components/ui/icon';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useCourseRoom } from '@/hooks/kinds/courses/use-course-room';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getLesson } from '@/lib/client/endpoints.gen';
import { paths } from '@/lib/shared/paths';
import { LessonList } from './lesson-list';
import styles from './lesson-page.module.css';
import { LessonView } from './lesson-view';
import { ProgressBar } from './progress-bar';
import { CourseSearch } from './search/course-search';
import { BoughtCourse } from './series/bought-course';
import { useCourseWords } from './use-course-words';

type LessonPageProps = { entitlementId: string; lessonId: string };

/** A lesson with the outline of its course: beside it where there is room, else under it. */
export function LessonPage(props: LessonPageProps) {
  const { data: room } = useCourseRoom(props.entitlementId);
  return (
    <BoughtCourse entitlementId={props.entitlementId} room={room}>
      <Page {...props} />
    </BoughtCourse>
  );
}

function Page({ entitlementId, lessonId }: LessonPageProps) {
  const { t } = useCourseWords('course-room');
  const { data: room } = useCourseRoom(entitlementId);
  const title = room?.sections.flatMap(({ lessons }) => lessons).find(({ _id }) => _id === lessonId)?.title;
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <AppLink href={paths.library(entitlementId)} className={styles.course}>
          <Icon name="back" size={20} />
          <BidiText>{room?.title ?? t('title')}</BidiText>
        </AppLink>
        {title === undefined ? null : (
          <h1 id="lesson-title" className="type-h4 anywhere">
            <BidiText>{title}</BidiText>
          </h1>
        )}
        <Lesson key={lessonId} entitlementId={entitlementId} lessonId={lessonId} />
      </div>
      {room ? (
        <aside className={`grid gap-5 ${styles.aside}`} aria-label={t('title')}>
          <ProgressBar done={room.completeCount} of={room.requiredCount} />
          <CourseSearch entitlementId={entitlementId}>
            <LessonList entitlementId={entitlementId} room={room} openId={lessonId} />
          </CourseSearch>
        </aside>
      ) : null}
    </div>
  );
}

function Lesson({ entitlementId, lessonId }: LessonPageProps) {
  const { t } = useCourseWords('course-room');
  const query = useEndpointQuery(getLesson, { params: { id: entitlementId, lessonId } });
  const { data, error } = query;
  if (data) return <LessonView entitlementId={entitlementId} lesson={data} />;
  const back = <Button href={paths.library(entitlementId)}>{t('toCourse')}</Button>;
  if (error?.code === 'not_open_yet') {
    return (
      <EmptyView drawing="lost" titleAs="h1" title={t('notOpen')} subtitle={t('notOpenHint')} action={back} />
    );
  }
  if (error?.code === 'quiz_first') {
    return (
      <EmptyView
        drawing="lost"
        titleAs="h1"
        title={t('quizFirst')}
        subtitle={t('quizFirstHint')}
        action={back}
      />
    );
  }
  if (error?.code === 'not_entitled') {
    return <EmptyView drawing="cart" titleAs="h1" title={t('lost')} subtitle={t('lostHint')} action={back} />;
  }
  if (error?.code === 'not_found') {
    return (
      <EmptyView drawing="lost" titleAs="h1" title={t('missing')} subtitle={t('missingHint')} action={back} />
    );
  }
  if (error) return <LoadError title={t('lessonFailed')} query={query} />;
  return (
    <SkeletonGroup className={styles.main}>
      <Skeleton shape="block" height={40} />
      <Skeleton shape="block" height={360} />
    </SkeletonGroup>
  );
}
