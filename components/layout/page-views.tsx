'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { reportEvent } from '@/lib/client/analytics';
import { notePage } from '@/lib/client/visit';

/** Reports a page view on each route change (specification, section 2). */
export function PageViews() {
  const pathname = usePathname();
  useEffect(() => {
    if (notePage(pathname)) reportEvent('page_view');
  }, [pathname]);
  return null;
}
