'use client';

/** Inside the shared layout: the bars stay, so that the reader can go elsewhere. */
export { FailedPage as default } from '@/components/layout/failed-page';
