'use client';

import { useEffect } from 'react';
import { replayEarlyPress } from '@/lib/client/early-press';

/** Stands after the page: a button that was pressed before its script had come is pressed again. */
export function EarlyPress() {
  useEffect(replayEarlyPress, []);
  return null;
}
