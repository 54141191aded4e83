'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/skeleton';

/**
 * A day, for what is no form. MUI's calendar comes with the first page that shows such a field; without something in its
 * place meanwhile, the whole page around it would wait.
 */
export const DateInput = dynamic(() => import('./dates/day-picker').then((module) => module.DayPicker), {
  loading: () => <Skeleton shape="block" height={78} />,
});
