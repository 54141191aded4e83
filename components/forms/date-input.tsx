'use client';

import dynamic from 'next/dynamic';

/** A day, for what is no form. MUI's calendar comes with the first page that shows such a field. */
export const DateInput = dynamic(() => import('./dates/day-picker').then((module) => module.DayPicker));
