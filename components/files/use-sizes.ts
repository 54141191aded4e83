'use client';

import { useTranslation } from 'react-i18next';
import { isolate } from '@/lib/shared/arabic';
import { sizeOf } from '@/lib/shared/file-size';

/** Formats a size in bytes for use in a sentence: "1.4 MB", «1.4 م.ب». */
export function useSizes(): (bytes: number) => string {
  const { t } = useTranslation('products');
  return (bytes) => {
    const { value, unit } = sizeOf(bytes);
    return isolate(t(`size.${unit}`, { value }));
  };
}
