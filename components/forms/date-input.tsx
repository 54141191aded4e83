'use client';

import dynamic from 'next/dynamic';
import { Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { Messages } from '@/lib/i18n/page-messages';
import type { DayPickerProps } from './dates/day-picker';

const placeholder = <Skeleton shape="block" height={78} />;

// Not on the server: what it loads late there brings its styles into the body.
const DayPicker = dynamic(() => import('./dates/day-picker').then((module) => module.DayPicker), {
  ssr: false,
  loading: () => placeholder,
});

/**
 * A day, outside of a form. MUI's calendar and its texts are loaded with the first page that shows such a field; while
 * the texts load, only the field waits, and what was just pressed beside it shows at once.
 */
export function DateInput(props: DayPickerProps) {
  return (
    <Suspense fallback={placeholder}>
      <Messages of={['dates']}>
        <DayPicker {...props} />
      </Messages>
    </Suspense>
  );
}
