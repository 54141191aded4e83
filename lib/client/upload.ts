import { type StoredFile, uploadFile } from '@/lib/contract/files';
import { toApiError } from './api-error';
import { http } from './http';

/**
 * Uploads one file.
 * @param onProgress share sent so far, 0 to 1
 * @throws ApiError `too_large`, `unsupported_media`, …
 */
export async function upload(
  file: File,
  purpose: 'image' | 'product_file',
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<StoredFile> {
  const form = new FormData();
  form.append('file', file);
  try {
    const { data } = await http.post<{ payload: StoredFile }>(uploadFile.path, form, {
      params: { purpose },
      signal,
      timeout: 0,
      onUploadProgress: ({ progress }) => onProgress?.(progress ?? 0),
    });
    return data.payload;
  } catch (error) {
    throw toApiError(error);
  }
}
