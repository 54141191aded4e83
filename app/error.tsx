'use client';

import { FailedPage, type FailedPageProps } from '@/components/layout/failed-page';

/** Errors in the shared layout or outside of it. */
export default function ErrorPage(props: FailedPageProps) {
  return (
    <main>
      <FailedPage {...props} />
    </main>
  );
}
