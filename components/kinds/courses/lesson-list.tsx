'use client';

import { use, useId } from 'react';
import { EpisodeCover } from '@/components/listening/episode-cover';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import type { StoredImage } from '@/components/ui/picture';
import { StatusChip } from '@/components/ui/status-chip';
import type { CourseRoom, RoomLesson } from '@/lib/contract/kinds/course-room';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { clockTime } from '@/lib/shared/clock-time';
import { formatDate } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { lessonIcons } from './lesson-icons';
import styles from './lesson-list.module.css';
import { PlayButton } from './series/play-button';
import { QueueContext } from './series/queue';
import { useCourseWords } from './use-course-words';

type LessonListProps = {
  entitlementId: string;
  room: CourseRoom;
  /** the lesson that is open beside the list */
  openId?: string;
};

/** The sections of a course with their lessons, and how far the buyer is in each. */
export function LessonList({ entitlementId, room, openId }: LessonListProps) {
  const { t } = useCourseWords('course-room');
  return (
    <nav aria-label={t('lessons')} className="grid gap-5">
      {room.sections.map((section) => (
        <Section key={section._id} title={section.title} isOnly={room.sections.length === 1}>
          {section.lessons.map((lesson) => (
            <LessonRow
              key={lesson._id}
              href={paths.lesson(entitlementId, lesson._id)}
              lesson={lesson}
              isOpen={lesson._id === openId}
              cover={room.cover}
            />
          ))}
        </Section>
      ))}
    </nav>
  );
}

type SectionProps = { title: string; isOnly: boolean; children: React.ReactNode };

function Section({ title, isOnly, children }: SectionProps) {
  const titleId = useId();
  const hasTitle = title !== '' && !isOnly;
  const lessons = <ol className={styles.list}>{children}</ol>;
  if (!hasTitle) return <div className="grid gap-2">{lessons}</div>;
  return (
    <section className="grid gap-2" aria-labelledby={titleId}>
      <h2 id={titleId} className="type-h6 anywhere">
        <BidiText>{title}</BidiText>
      </h2>
      {lessons}
    </section>
  );
}

type LessonRowProps = {
  href: string;
  lesson: RoomLesson;
  isOpen: boolean;
  /** of the course; an episode has it where it has none of its own */
  cover: StoredImage | null;
};

function LessonRow({ href, lesson, isOpen, cover }: LessonRowProps) {
  const { t } = useCourseWords(['course-room', 'kinds-courses']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { _id, title, type, seconds, opensAt, isGated, isNew, isRemoved, progress } = lesson;
  const queue = use(QueueContext);
  const isLocked = opensAt !== null || isGated;
  const icon = isLocked ? 'lock' : progress.isComplete ? 'check' : lessonIcons[type];
  const label = isLocked ? t('locked') : progress.isComplete ? t('done') : t(`kinds-courses:type.${type}`);
  const inside = (
    <>
      {queue ? <EpisodeCover picture={lesson.poster ?? cover} place="list" /> : null}
      {/* The lock of an episode is at its beginning, and the rest of them are all sounds. */}
      {queue && !progress.isComplete ? null : (
        <Icon name={icon} size={20} className={styles.icon} label={label} />
      )}
      <span className={`grid grow min-0 type-body2 anywhere ${styles.words}`}>
        <BidiText>{title}</BidiText>
        <span className={`cluster type-caption text-secondary ${styles.facts}`}>
          {seconds ? (
            <bdi>
              {type === 'text' ? t('reading', { count: Math.ceil(seconds / 60) }) : clockTime(seconds, intl)}
            </bdi>
          ) : null}
          {!progress.isComplete && progress.percent > 0 ? (
            <span>
              {t(lesson.type === 'audio' ? 'percentHeard' : 'percent', { percent: progress.percent })}
            </span>
          ) : null}
          {opensAt ? <span>{t('opens', { date: formatDate(opensAt, 'text', intl, zone) })}</span> : null}
          {isGated && !opensAt ? <span>{t('afterQuiz')}</span> : null}
          {isRemoved ? <span>{t('removed')}</span> : null}
        </span>
      </span>
      {isNew && !isLocked ? <StatusChip label={t('new')} tone="info" /> : null}
    </>
  );
  return (
    <li className={styles.item} data-played={queue !== null}>
      {queue && !isLocked ? <PlayButton queue={queue} lessonId={_id} title={title} /> : null}
      {queue && isLocked ? (
        <span className={styles.lock}>
          <Icon name="lock" size={20} label={label} />
        </span>
      ) : null}
      {isLocked ? (
        <span className={styles.lesson}>{inside}</span>
      ) : (
        <AppLink
          href={href}
          className={styles.lesson}
          data-complete={progress.isComplete}
          aria-current={isOpen ? 'page' : undefined}
        >
          {inside}
        </AppLink>
      )}
    </li>
  );
}
