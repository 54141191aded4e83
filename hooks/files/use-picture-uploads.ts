'use client';

import { uploadImage } from '@/lib/client/upload';
import type { StoredFile } from '@/lib/contract/files';
import { type Sending, useUploads } from './use-uploads';

interface Options {
  /** the reason against a file before it is sent, as a message key or text */
  check?: (file: File) => string | undefined;
  onStored: (stored: StoredFile) => void;
}

const send = (file: File, { signal, onProgress }: Sending) =>
  uploadImage(file, {
    signal,
    onProgress: (share) => onProgress({ phase: 'sending', share, secondsLeft: null }),
  });

/** Uploads several pictures at once. */
export const usePictureUploads = (options: Options) => useUploads({ send, ...options });
