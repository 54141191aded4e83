'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

type Note = { lessonId: string } & ({ is: 'open' | 'here' } | { is: 'saved'; version: number });

/**
 * Knows whether the text of a lesson is open in another tab of this browser, and what is saved there.
 * @returns `saved`: the newest version that another tab has saved since; null where there is none
 */
export function useOtherTabs(lessonId: string) {
  const [isElsewhere, setElsewhere] = useState(false);
  const [saved, setSaved] = useState<number | null>(null);
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return;
    const opened = new BroadcastChannel('lesson-text');
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<Note>) => {
      if (data.lessonId !== lessonId) return;
      setElsewhere(true);
      if (data.is === 'open') opened.postMessage({ lessonId, is: 'here' } satisfies Note);
      if (data.is === 'saved') setSaved(data.version);
    };
    opened.postMessage({ lessonId, is: 'open' } satisfies Note);
    return () => {
      opened.close();
      channel.current = null;
    };
  }, [lessonId]);
  const tell = useCallback(
    (version: number) => channel.current?.postMessage({ lessonId, is: 'saved', version } satisfies Note),
    [lessonId],
  );
  return { isElsewhere, saved, tell };
}
