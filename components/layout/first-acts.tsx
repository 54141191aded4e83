'use client';

import { useEffect } from 'react';
import { replayFirstActs } from '@/lib/client/first-acts/replay';

/** Stands after the page: what was done before its script had come is done again. */
export function FirstActs() {
  useEffect(replayFirstActs, []);
  return null;
}
