'use client';

import { useViewer } from '@/components/layout/viewer-context';
import { knownTimeZone } from '@/lib/shared/dates';

/** The time zone of the member's letters, so that their pages show the same times. */
export const useTimeZone = (): string => knownTimeZone(useViewer()?.timeZone ?? null);
