import { useEffect } from 'react';

/** Only one thing sounds: it is silent while something else plays, here or in another tab, and the other way round. */
export function useOneAtATime(sound: HTMLMediaElement) {
  useEffect(() => {
    const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('listening');
    const hush = ({ target }: Event) => {
      if (target === sound) {
        tabs?.postMessage('plays');
        for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video'))
          if (other !== sound && !other.muted) other.pause();
      } else if (target instanceof HTMLMediaElement && !target.muted) sound.pause();
    };
    if (tabs) tabs.onmessage = () => sound.pause();
    // Such events do not rise; they are seen on their way down.
    document.addEventListener('play', hush, true);
    return () => {
      document.removeEventListener('play', hush, true);
      tabs?.close();
    };
  }, [sound]);
}
