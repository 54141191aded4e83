'use client';

import { useTranslation } from 'react-i18next';
import { isolate } from '@/lib/shared/arabic';
import { sizeOf } from '@/lib/shared/file-size';

/** Words a size in bytes, to stand in a sentence: "1.4 MB", «1.4 م.ب». */
export function useSizes(): (bytes: number) => string {
  const { t } = useTranslation('products');
  return (bytes) => {
    const { value, unit } = sizeOf(bytes);
    return isolate(t(`size.${unit}`, { value }));
  };
}
