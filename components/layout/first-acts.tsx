'use client';

import { useEffect } from 'react';
import { replayOnceAlive } from '@/lib/client/first-acts/replay';

/** Replays what the reader did before the page's script was loaded, once React has taken over. */
export function FirstActs() {
  useEffect(() => replayOnceAlive(), []);
  return null;
}
