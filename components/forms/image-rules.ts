import { IMAGE_EXTENSIONS } from '@/lib/contract/choices';
import { IMAGE_MAX_BYTES } from '@/lib/contract/limits';

/** For `<input type="file" accept>`. */
export const IMAGE_ACCEPT = IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/**
 * Checks a picture before it is sent. The server checks the content again.
 * @returns a message key, or undefined when it may be sent
 */
export function imageProblem(file: { name: string; size: number }): string | undefined {
  const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
  if (!IMAGE_EXTENSIONS.some((allowed) => allowed === extension)) return 'validation:imageType';
  if (file.size > IMAGE_MAX_BYTES) return 'validation:imageSize';
  return undefined;
}
