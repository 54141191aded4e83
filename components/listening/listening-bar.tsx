'use client';

import { MediaActionTypes, MediaProvider, useMediaStore } from 'media-chrome/react/media-store';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEpisode } from '@/hooks/kinds/courses/use-episode';
import { Messages } from '@/lib/i18n/page-messages';
import { EpisodeControls } from './episode-controls';
import styles from './listening-bar.module.css';
import { type Queue, useListening } from './listening-store';
import { NowHeard } from './now-heard';
import { useOneAtATime } from './use-one-at-a-time';
import { useSleep } from './use-sleep';

type ListeningBarProps = { queue: Queue };

/** The player of a series at the foot of the screen. It stays while one browses. */
export function ListeningBar({ queue }: ListeningBarProps) {
  return (
    <Messages of={['player', 'listening']}>
      <MediaProvider>
        <Bar queue={queue} />
      </MediaProvider>
    </Messages>
  );
}

function Bar({ queue }: ListeningBarProps) {
  const { t } = useTranslation('listening');
  const { dispatch } = useMediaStore();
  const [element, setElement] = useState<HTMLAudioElement | null>(null);
  const lessonId = useListening((listening) => listening.lessonId);
  const [isOpen, setOpen] = useState(false);
  const sleep = useSleep(element);
  const query = useEpisode({ by: queue.by, id: queue.id, lessonId });
  useOneAtATime(element);
  useEffect(() => {
    if (!element) return;
    dispatch({ type: MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST, detail: element });
    return () => dispatch({ type: MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST, detail: undefined });
  }, [element, dispatch]);
  return (
    <section className={styles.bar} aria-label={t('label')}>
      {/* One element for all episodes: phones let it go on by itself while they are locked. */}
      {/* biome-ignore lint/a11y/useMediaCaption: the page of the episode shows what is said */}
      <audio ref={setElement} preload="none" />
      {element && query.data ? (
        <EpisodeControls
          key={`${queue.id} ${lessonId}`}
          element={element}
          queue={queue}
          lessonId={lessonId}
          opened={query.data}
          sleep={sleep}
          isOpen={isOpen}
          onOpen={setOpen}
        />
      ) : (
        <div className={styles.row}>
          <NowHeard queue={queue} lessonId={lessonId} />
          <p className={styles.state} role="status">
            {query.error ? t('failed') : t('loading')}
          </p>
        </div>
      )}
    </section>
  );
}
