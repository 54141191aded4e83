'use client';

import type { Unplayable } from '@/lib/client/recordings/look-at';
import { uploadFile } from '@/lib/client/resumable/upload-file';
import type { StoredFile } from '@/lib/contract/files';
import { type Sending, useUploads } from './use-uploads';

interface Options {
  /** the reason against a file before it is sent, as a message key or text */
  check?: (file: File) => string | undefined;
  /** looks whether browsers play it, before it is sent */
  look?: (file: File) => Promise<Unplayable | null>;
  onStored: (stored: StoredFile, file: File) => void;
}

const send = (file: File, sending: Sending) => uploadFile(file, { purpose: 'product_file', ...sending });

/** Uploads files to be sold, however large: they go on after a break, and when they are chosen again. */
export const useFileUploads = (options: Options) => useUploads({ send, ...options });
