'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { isActPending } from '@/lib/client/act-store';

/** On the pages to sign in: the note of what waits, which comes only where something does. */
export function WaitingAct() {
  const [Note, setNote] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isActPending()) return;
    import('./waiting-note').then(
      ({ WaitingNote }) => setNote(() => WaitingNote),
      () => {}, // what waits is done all the same
    );
  }, []);
  return Note ? <Note /> : null;
}
