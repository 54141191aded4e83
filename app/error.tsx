'use client';

import { FailedPage, type FailedPageProps } from '@/components/layout/failed-page';

/** What fails outside of the shared layout, or in it. */
export default function ErrorPage(props: FailedPageProps) {
  return (
    <main>
      <FailedPage {...props} />
    </main>
  );
}
