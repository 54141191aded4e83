'use client';

import { useViewer } from '@/components/layout/viewer-context';
import { knownTimeZone } from '@/lib/shared/dates';

/** The zone in which letters to the member name times, so that their own pages name the same. */
export const useTimeZone = (): string => knownTimeZone(useViewer()?.timeZone ?? null);
