'use client';

import { useMediaSelector } from 'media-chrome/react/media-store';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { chapterAt } from '@/lib/shared/chapters';
import { clockTime } from '@/lib/shared/clock-time';
import styles from './listening-bar.module.css';

type ChapterListProps = {
  chapters: readonly { at: number; title: string }[];
  onChoose: (second: number) => void;
};

/** The chapters of what is heard; a press goes there. */
export function ChapterList({ chapters, onChoose }: ChapterListProps) {
  const { t } = useTranslation('listening');
  const { intl } = useLocale();
  const now = useMediaSelector((state) => state.mediaCurrentTime ?? 0);
  const heard = chapterAt(chapters, now);
  if (chapters.length === 0) return null;
  return (
    <ol className="grid" aria-label={t('chapters')}>
      {chapters.map((chapter) => (
        <li key={chapter.at}>
          <button
            type="button"
            className={`row gap-3 type-body2 ${styles.chapter}`}
            aria-current={chapter === heard}
            onClick={() => onChoose(chapter.at)}
          >
            <bdi dir="ltr">{clockTime(chapter.at, intl)}</bdi>
            <BidiText>{chapter.title}</BidiText>
          </button>
        </li>
      ))}
    </ol>
  );
}
