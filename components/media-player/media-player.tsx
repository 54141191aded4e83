'use client';

import { MediaProvider } from 'media-chrome/react/media-store';
import { Messages } from '@/lib/i18n/page-messages';
import { Player, type PlayerProps } from './player';

/** Plays a video or a sound recording, with our own controls and captions (decisions/063). */
export function MediaPlayer(props: PlayerProps) {
  return (
    <Messages of={['products', 'player']}>
      <MediaProvider>
        {/* Another recording begins with nothing of the one before. */}
        <Player key={props.recording.src} {...props} />
      </MediaProvider>
    </Messages>
  );
}
