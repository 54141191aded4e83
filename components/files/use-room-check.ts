'use client';

import { useTranslation } from 'react-i18next';
import { useStorage } from '@/hooks/files/use-storage';
import { useSizes } from './use-sizes';

/**
 * Gives the message that the server would answer to a file for which there is no room left; undefined when there is
 * room.
 */
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
