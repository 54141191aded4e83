'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { isActPending } from '@/lib/client/act-store';

/** On the sign-in pages: shows the action that waits, and is loaded only if there is one. */
export function WaitingAct() {
  const [Note, setNote] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isActPending()) return;
    import('./waiting-note').then(
      ({ WaitingNote }) => setNote(() => WaitingNote),
      () => {}, // the waiting action is done anyway
    );
  }, []);
  return Note ? <Note /> : null;
}
