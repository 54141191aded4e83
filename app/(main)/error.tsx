'use client';

/** Inside the shared layout: the bars stay, so that one can go elsewhere. */
export { FailedPage as default } from '@/components/layout/failed-page';
