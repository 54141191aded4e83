'use client';

import dynamic from 'next/dynamic';
import { Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { Messages } from '@/lib/i18n/page-messages';
import type { DayPickerProps } from './dates/day-picker';

const DayPicker = dynamic(() => import('./dates/day-picker').then((module) => module.DayPicker));

/**
 * A day, outside of a form. MUI's calendar and its texts are loaded with the first page that shows such a field;
 * without a placeholder, the whole page around it would wait.
 */
export function DateInput(props: DayPickerProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" height={78} />}>
      <Messages of={['dates']}>
        <DayPicker {...props} />
      </Messages>
    </Suspense>
  );
}
