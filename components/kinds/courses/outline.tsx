'use client';

import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { CoursesOutline, ShownLesson } from '@/lib/contract/kinds/course-facts';
import { Messages } from '@/lib/i18n/page-messages';
import shared from '../outline.module.css';
import type { OutlineProps } from '../parts';
import { lessonIcons } from './lesson-icons';
import { LessonLength } from './lesson-length';
import { LessonOpens } from './lesson-opens';
import styles from './outline.module.css';
import { useCourseLength } from './use-course-length';
import { SeriesContext, useCourseWords } from './use-course-words';
import { useLanguageName } from './use-language-name';

// The player and the text are loaded for those who open a preview.
const PreviewDialog = dynamic(() => import('./preview-dialog').then((module) => module.PreviewDialog), {
  ssr: false,
});

const ShownEpisodes = dynamic(() => import('./series/shown-episodes').then((module) => module.ShownEpisodes));

/** A course of this many lessons or fewer is shown whole. */
const SHOWN_WHOLE = 24;
/** Of a longer one, these sections are open at first. */
const OPEN_AT_FIRST = 2;

/** What is in a course: sections and lessons with their lengths. Free previews open. */
export function CourseOutline(props: OutlineProps<CoursesOutline>) {
  return (
    <Messages of={['kinds-courses']}>
      <SeriesContext value={props.outline.isSeries}>
        <Outline {...props} />
      </SeriesContext>
    </Messages>
  );
}

function Outline({ product, outline }: OutlineProps<CoursesOutline>) {
  const { t } = useCourseWords('kinds-courses');
  const length = useCourseLength();
  const languageName = useLanguageName();
  const titleId = useId();
  const [preview, setPreview] = useState<ShownLesson | null>(null);
  const { sections, lessonsCount, seconds, level, language, requirements } = outline;
  const isWhole = lessonsCount <= SHOWN_WHOLE;
  const counts = [
    sections.length > 1 ? t('sections', { count: sections.length }) : null,
    t('lessons', { count: lessonsCount }),
    length(seconds),
  ];
  return (
    <section aria-labelledby={titleId} className={shared.contents}>
      <h2 id={titleId} className="type-h5">
        {t('outline.contents')} <span className={shared.count}>{counts.filter(Boolean).join(' · ')}</span>
      </h2>
      <p className="type-body2 text-secondary">
        {t('outline.facts', { level: t(`level.${level}`), language: languageName(language) })}
      </p>
      {lessonsCount === 0 ? (
        <p className="type-body2 text-secondary">{t('outline.none')}</p>
      ) : (
        <div className={shared.list}>
          {sections.map((section, index) => {
            const lessons = outline.isSeries ? (
              <ShownEpisodes product={product} episodes={section.lessons} />
            ) : (
              <ul>
                {section.lessons.map((lesson) => (
                  <Lesson key={lesson._id} lesson={lesson} onPreview={setPreview} />
                ))}
              </ul>
            );
            if (sections.length === 1) return <div key={section._id}>{lessons}</div>;
            return (
              <details key={section._id} open={isWhole || index < OPEN_AT_FIRST} className={styles.section}>
                <summary className={`row gap-3 type-label ${styles.summary}`}>
                  <Icon name="chevron-down" size={20} className={styles.chevron} />
                  <BidiText className="grow min-0 anywhere">{section.title || t('section')}</BidiText>
                  <span className="type-caption tabular nowrap text-secondary">
                    {t('lessons', { count: section.lessons.length })}
                  </span>
                </summary>
                {lessons}
              </details>
            );
          })}
        </div>
      )}
      {requirements.length > 0 ? <Requirements lines={requirements} /> : null}
      {preview ? (
        <PreviewDialog productId={product._id} lesson={preview} onClose={() => setPreview(null)} />
      ) : null}
    </section>
  );
}

type LessonProps = { lesson: ShownLesson; onPreview: (lesson: ShownLesson) => void };

function Lesson({ lesson, onPreview }: LessonProps) {
  const { t } = useCourseWords('kinds-courses');
  const { title, type, seconds, isPreview, poster, opens } = lesson;
  return (
    <li className={styles.lesson}>
      {poster ? (
        <span className={styles.poster}>
          <Picture image={poster} alt="" sizes="96px" ratio={16 / 9} />
        </span>
      ) : (
        <Icon name={lessonIcons[type]} size={20} className={shared.icon} />
      )}
      <VisuallyHidden>{t(`type.${type}`)}</VisuallyHidden>
      <span className={shared.name}>
        <BidiText>{title}</BidiText>
        <LessonOpens opens={opens} />
      </span>
      {isPreview ? (
        <button
          type="button"
          className={`${shared.free} ${styles.preview}`}
          onClick={() => onPreview(lesson)}
        >
          <Icon name={type === 'text' || type === 'file' ? 'eye' : 'play'} size={16} />
          {t('preview.open')} <VisuallyHidden>{title}</VisuallyHidden>
        </button>
      ) : null}
      <LessonLength seconds={seconds} />
    </li>
  );
}

function Requirements({ lines }: { lines: readonly string[] }) {
  const { t } = useCourseWords('kinds-courses');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={shared.contents}>
      <h3 id={titleId} className={styles.subtitle}>
        {t('outline.requirements')}
      </h3>
      <ul className={styles.needs}>
        {lines.map((line) => (
          <li key={line}>
            <BidiText>{line}</BidiText>
          </li>
        ))}
      </ul>
    </section>
  );
}
