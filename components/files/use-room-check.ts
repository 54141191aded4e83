'use client';

import { useTranslation } from 'react-i18next';
import { useStorage } from '@/hooks/files/use-storage';
import { useSizes } from './use-sizes';

/** Says, before a file is sent, what the server would say: that there is no room left for it. Undefined where there is. */
export function useRoomCheck(): (file: File) => string | undefined {
  const { t } = useTranslation('errors');
  const sizes = useSizes();
  const { data } = useStorage();
  return (file) => {
    if (!data || data.used + file.size <= data.room) return undefined;
    const { used, room } = data;
    const words = { used: sizes(used), room: sizes(room), left: sizes(Math.max(room - used, 0)) };
    return t('storage_full.detail', words);
  };
}
