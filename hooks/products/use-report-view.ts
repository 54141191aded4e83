'use client';

import { useEffect } from 'react';
import { reportProductView } from '@/lib/client/visit';

/** Reports a view of a product; not for its owner, and not for a product that is not on the market. */
export function useReportView(product: { _id: string; status: string; isMine: boolean } | undefined): void {
  const id = product && product.status === 'published' && !product.isMine ? product._id : null;
  useEffect(() => (id ? reportProductView(id) : undefined), [id]);
}
