'use client';

import { uploadImage } from '@/lib/client/upload';
import type { StoredFile } from '@/lib/contract/files';
import { type Sending, useUploads } from './use-uploads';

interface Options {
  /** returns why a file must not be uploaded, as a message key or text; undefined if it may be */
  check?: (file: File) => string | undefined;
  /** called with each picture that the server has stored */
  onStored: (storedFile: StoredFile) => void;
}

const sendPicture = (file: File, { signal, onProgress }: Sending) =>
  uploadImage(file, {
    signal,
    onProgress: (share) => onProgress({ phase: 'sending', share, secondsLeft: null }),
  });

/** Uploads pictures in parallel, with progress, cancel and retry for each. */
export const usePictureUploads = (options: Options) => useUploads({ send: sendPicture, ...options });
