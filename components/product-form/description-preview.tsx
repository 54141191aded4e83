'use client';

import { useDeferredValue, useMemo } from 'react';
import { RichDescription } from '@/components/products/rich-description';
import { readDescription } from '@/lib/shared/description';

type DescriptionPreviewProps = { text: string };

/** The description as the product's page will show it, updated a moment after each key. */
export function DescriptionPreview({ text }: DescriptionPreviewProps) {
  const deferred = useDeferredValue(text);
  const blocks = useMemo(() => readDescription(deferred), [deferred]);
  return <RichDescription blocks={blocks} />;
}
