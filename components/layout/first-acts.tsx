'use client';

import { useEffect } from 'react';
import { replayOnceAlive } from '@/lib/client/first-acts/replay';

/** Once React has taken over, what was done before the page's script had come is done again. */
export function FirstActs() {
  useEffect(() => replayOnceAlive(), []);
  return null;
}
