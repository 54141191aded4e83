import type { Address, Input } from '@/lib/contract/endpoint';
import { MINUTE } from '@/lib/shared/time';
import { toApiError } from './api-error';
import { http } from './http';

/**
 * Fetches a file that only its owner may have, and lets the browser save it. The request has the token, so there is no
 * address to pass on.
 * @param name the file name to save it under
 * @throws ApiError
 */
export async function downloadFile<E extends Address>(
  endpoint: E,
  input: Input<E>,
  name: string,
): Promise<void> {
  const { params, query } = input as { params?: Record<string, string>; query?: object };
  const url = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params?.[key] ?? ''),
  );
  try {
    const { data } = await http.get<Blob>(url, { params: query, responseType: 'blob', timeout: 0 });
    saveFile(data, name);
  } catch (error) {
    throw toApiError(error);
  }
}

/** Lets the browser save a file that the page has. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE);
}
