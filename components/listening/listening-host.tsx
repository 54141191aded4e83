'use client';

import dynamic from 'next/dynamic';
import { useListening } from './listening-store';

const ListeningBar = dynamic(() => import('./listening-bar').then((module) => module.ListeningBar), {
  ssr: false,
});

/** Where the player stands that stays while one browses. It is loaded when something is heard. */
export function ListeningHost() {
  const queue = useListening(({ queue }) => queue);
  const sound = useListening(({ sound }) => sound);
  return queue && sound ? <ListeningBar queue={queue} sound={sound} /> : null;
}
