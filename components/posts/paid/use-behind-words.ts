'use client';

import { useTranslation } from 'react-i18next';
import type { Behind } from '@/lib/contract/paid-posts';

/** "820 words, 3 pictures, 4 minutes": what a locked part holds; what it has none of is left out. */
export function useBehindWords({ words, images, files, minutes }: Behind): string {
  const { t } = useTranslation('products');
  return [
    words > 0 && t('behind.words', { count: words }),
    images > 0 && t('behind.images', { count: images }),
    files > 0 && t('behind.files', { count: files }),
    minutes > 0 && t('behind.minutes', { count: minutes }),
  ]
    .filter(Boolean)
    .join(t('behind.comma'));
}
