'use client';

import type { Queue } from '@/components/listening/listening-store';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import type { ShownLesson } from '@/lib/contract/kinds/course-facts';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { clockTime } from '@/lib/shared/clock-time';
import shared from '../../outline.module.css';
import type { OutlineProps } from '../../parts';
import styles from '../outline.module.css';
import { useCourseWords } from '../use-course-words';
import { PlayButton } from './play-button';

type ShownEpisodesProps = { product: OutlineProps['product']; episodes: readonly ShownLesson[] };

/** The episodes of a series on the page of its product. Free ones are heard there. */
export function ShownEpisodes({ product, episodes }: ShownEpisodesProps) {
  const { t } = useCourseWords('kinds-courses');
  const { intl } = useLocale();
  const queue = freeQueue(product, episodes);
  return (
    <ul>
      {episodes.map(({ _id, title, seconds, isPreview }) => (
        <li key={_id} className={styles.lesson}>
          <span className={styles.disc}>
            {isPreview ? (
              <PlayButton queue={queue} lessonId={_id} title={title} />
            ) : (
              <Icon name="audio" size={20} className={shared.icon} />
            )}
          </span>
          <BidiText className={shared.name}>{title}</BidiText>
          {isPreview ? <span className={shared.fact}>{t('preview.mark')}</span> : null}
          {seconds ? (
            <bdi dir="ltr" className={shared.fact}>
              {clockTime(seconds, intl)}
            </bdi>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function freeQueue(product: OutlineProps['product'], episodes: readonly ShownLesson[]): Queue {
  const { _id: id, title, cover, owner } = product;
  return {
    ...{ by: 'product', id, title, creator: owner.name },
    episodes: episodes
      .filter(({ isPreview }) => isPreview)
      .map(({ _id, title, poster }) => ({ lessonId: _id, title, picture: poster ?? cover })),
  };
}
