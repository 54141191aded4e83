'use client';

import { MediaActionTypes, MediaProvider } from 'media-chrome/react/media-store';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwner } from '@/components/media-player/use-owner';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useEpisode } from '@/hooks/kinds/courses/use-episode';
import { onOtherPerson } from '@/lib/client/session';
import { Messages } from '@/lib/i18n/page-messages';
import { EpisodeControls } from './episode-controls';
import styles from './listening-bar.module.css';
import { type Queue, stopListening, useListening } from './listening-store';
import { NotPlaying } from './not-playing';
import { NowHeard } from './now-heard';
import { useOneAtATime } from './use-one-at-a-time';
import { useReopening } from './use-reopening';
import { useSleep } from './use-sleep';

type ListeningBarProps = { queue: Queue; sound: HTMLAudioElement };

/** The player of a series at the foot of the screen. It stays while one browses. */
export function ListeningBar(props: ListeningBarProps) {
  return (
    <Messages of={['player', 'listening']}>
      <MediaProvider>
        <Bar {...props} />
      </MediaProvider>
    </Messages>
  );
}

function Bar({ queue, sound }: ListeningBarProps) {
  const { t } = useTranslation('listening');
  const lessonId = useListening((listening) => listening.lessonId);
  const [isOpen, setOpen] = useState(false);
  const sleep = useSleep(sound);
  const query = useEpisode({ by: queue.by, id: queue.id, lessonId });
  const { isBroken, reopen } = useReopening(sound, lessonId, query);
  const place = useRef<HTMLDivElement>(null);
  const title = queue.episodes.find((each) => each.lessonId === lessonId)?.title ?? '';
  // One element for all episodes: phones let it go on by itself while they are locked.
  useLayoutEffect(() => place.current?.append(sound), [sound]);
  useOwner(MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST, sound);
  useOneAtATime(sound);
  useEffect(() => onOtherPerson(stopListening), []);
  const isOpening = query.fetchStatus !== 'idle';
  return (
    <section className={styles.bar} aria-label={t('label')}>
      <div ref={place} hidden />
      <div role="status">
        <VisuallyHidden>{t('now', { title })}</VisuallyHidden>
      </div>
      {query.data && !query.error && !isOpening && !isBroken ? (
        <EpisodeControls
          key={`${queue.id} ${lessonId}`}
          element={sound}
          queue={queue}
          lessonId={lessonId}
          opened={query.data}
          onRefused={reopen}
          sleep={sleep}
          isOpen={isOpen}
          onOpen={setOpen}
        />
      ) : (
        <div className={styles.row}>
          <NowHeard queue={queue} lessonId={lessonId} />
          <NotPlaying
            key={lessonId}
            error={isOpening ? null : query.error}
            isBroken={isBroken}
            onAgain={reopen}
          />
        </div>
      )}
    </section>
  );
}
