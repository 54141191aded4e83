'use client';

import { keepPreviousData } from '@tanstack/react-query';
import { QueryView } from '@/components/session/query-view';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { EmptyView } from '@/components/ui/empty-view';
import { Icon } from '@/components/ui/icon';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { searchCourse } from '@/lib/client/endpoints.gen';
import type { CourseFound } from '@/lib/contract/kinds/course-search';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { clockTime } from '@/lib/shared/clock-time';
import { paths } from '@/lib/shared/paths';
import { useCourseWords } from '../use-course-words';
import styles from './course-search.module.css';

type ResultsProps = { entitlementId: string; words: string };

/** What was found in a course: each place leads to its lesson, and to its second. */
export function Results({ entitlementId, words }: ResultsProps) {
  const { t } = useCourseWords('course-room');
  const query = useEndpointQuery(
    searchCourse,
    { params: { id: entitlementId }, query: { q: words } },
    { enabled: words !== '', placeholderData: keepPreviousData },
  );
  const skeleton = (
    <SkeletonGroup className={styles.results}>
      <Skeleton shape="block" height={64} />
      <Skeleton shape="block" height={64} />
    </SkeletonGroup>
  );
  return (
    <QueryView query={query} failed={t('search.failed')} skeleton={skeleton}>
      {({ found }) => (
        <div className={styles.results} aria-busy={query.isPlaceholderData}>
          <p role="status" className="type-caption text-secondary">
            {found.length > 0 ? t('search.found', { count: found.length }) : null}
          </p>
          {found.length > 0 ? (
            <ol className={styles.list}>
              {found.map((lesson) => (
                <Found key={lesson.lessonId} entitlementId={entitlementId} lesson={lesson} />
              ))}
            </ol>
          ) : (
            <EmptyView drawing="search" title={t('search.none')} subtitle={t('search.noneHint')} />
          )}
        </div>
      )}
    </QueryView>
  );
}

type FoundProps = { entitlementId: string; lesson: CourseFound };

function Found({ entitlementId, lesson: { lessonId, title, isLocked, places } }: FoundProps) {
  const { t } = useCourseWords('course-room');
  const { intl } = useLocale();
  return (
    <li className={styles.lesson}>
      {isLocked ? (
        <span className={`row gap-2 type-label anywhere ${styles.title}`} data-locked>
          <Icon name="lock" size={18} label={t('locked')} />
          <BidiText>{title}</BidiText>
        </span>
      ) : (
        <AppLink
          href={paths.lesson(entitlementId, lessonId)}
          className={`row gap-2 type-label anywhere ${styles.title}`}
        >
          <BidiText>{title}</BidiText>
        </AppLink>
      )}
      {places.map(({ in: where, excerpt, second }) => (
        <AppLink
          key={`${where} ${second} ${excerpt}`}
          href={paths.lesson(entitlementId, lessonId, second ?? undefined)}
          className={styles.place}
        >
          <span className={`flex gap-2 type-caption tabular ${styles.where}`}>
            {t(`search.in.${where}`)}
            {second === null ? null : <bdi dir="ltr">{clockTime(second, intl)}</bdi>}
          </span>
          <BidiText className="anywhere">{excerpt}</BidiText>
        </AppLink>
      ))}
    </li>
  );
}
