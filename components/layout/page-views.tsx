'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { reportPageView } from '@/lib/client/analytics';

/** Reports a page view on each route change (specification, section 2). */
export function PageViews() {
  const pathname = usePathname();
  useEffect(() => reportPageView(pathname), [pathname]);
  return null;
}
