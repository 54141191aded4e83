'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { uploadImage as send, type UploadOptions } from '@/lib/client/upload';
import { invalidateStorage } from './use-storage';

/** Uploads one picture, for an image field; knows whether an upload is running. */
export function useCoverUpload() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const uploadImage = useCallback(
    async (file: File, options: UploadOptions) => {
      setBusy(true);
      try {
        return await send(file, options);
      } finally {
        setBusy(false);
        invalidateStorage(client);
      }
    },
    [client],
  );
  return { upload: uploadImage, busy };
}
