'use client';

import { useTranslation } from 'react-i18next';
import { sizeOf } from '@/lib/shared/file-size';

type FileSizeProps = { bytes: number };

/** "1.4 MB", «1.4 م.ب». */
export function FileSize({ bytes }: FileSizeProps) {
  const { t } = useTranslation('products');
  const { value, unit } = sizeOf(bytes);
  return <bdi>{t(`size.${unit}`, { value })}</bdi>;
}
