import { uploadFile } from '@/lib/client/endpoints.gen';
import type { Crop, StoredFile } from '@/lib/contract/files';
import { toApiError } from './api-error';
import { http } from './http';

export interface UploadOptions {
  /** share sent so far, 0 to 1 */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  /** the part of the picture to keep */
  crop?: Crop;
}

/**
 * Uploads one picture.
 * @throws ApiError `too_large`, `unsupported_media`, …
 */
export async function uploadImage(
  file: File,
  { onProgress, signal, crop }: UploadOptions = {},
): Promise<StoredFile> {
  const form = new FormData();
  form.append('file', file);
  try {
    const { data } = await http.post<{ payload: StoredFile }>(uploadFile.path, form, {
      params: { purpose: 'image', ...(crop ? { crop: cropText(crop) } : {}) },
      signal,
      timeout: 0,
      onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0),
    });
    return data.payload;
  } catch (error) {
    throw toApiError(error);
  }
}

// Fixed decimals: a very small number would be written as 1e-7.
const cropText = ({ x, y, width, height }: Crop) =>
  [x, y, width, height].map((share) => share.toFixed(6)).join(',');
