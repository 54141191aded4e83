import { PRODUCT_FILE_MAX_BYTES } from '@/lib/contract/limits';

/** What speaks against a file to be sold before it is sent, as a message key. */
export function fileProblem({ size }: File): string | undefined {
  if (size === 0) return 'validation:fileEmpty';
  return size > PRODUCT_FILE_MAX_BYTES ? 'validation:fileSize' : undefined;
}
