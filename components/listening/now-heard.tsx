'use client';

import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { paths } from '@/lib/shared/paths';
import { EpisodeCover } from './episode-cover';
import styles from './listening-bar.module.css';
import type { Queue } from './listening-store';

type NowHeardProps = { queue: Queue; lessonId: string };

/** What is heard, with the way to its page. */
export function NowHeard({ queue, lessonId }: NowHeardProps) {
  const episode = queue.episodes.find((each) => each.lessonId === lessonId);
  const href = queue.by === 'purchase' ? paths.lesson(queue.id, lessonId) : paths.product(queue.id);
  return (
    <AppLink href={href} className={`row gap-3 grow min-0 ${styles.heard}`}>
      <EpisodeCover picture={episode?.picture ?? null} place="bar" />
      <span className={`grid min-0 ${styles.words}`}>
        <BidiText className={styles.title}>{episode?.title ?? ''}</BidiText>
        <BidiText className={styles.series}>{queue.title}</BidiText>
      </span>
    </AppLink>
  );
}
