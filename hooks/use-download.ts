'use client';

import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '@/hooks/use-error-text';
import { useToast } from '@/hooks/use-toast';
import type { ApiError } from '@/lib/client/api-error';
import { downloadFile } from '@/lib/client/download';
import type { Address, Input } from '@/lib/contract/endpoint';

/**
 * Saves a file that only its owner may have: `const statement = useDownload(getPayoutStatement)`, then
 * `statement.save(input, name)`. A failure is shown in a toast.
 */
export function useDownload<E extends Address>(endpoint: E) {
  const toast = useToast();
  const words = useErrorText();
  const { mutate, isPending } = useMutation<void, ApiError, { input: Input<E>; name: string }>({
    mutationFn: ({ input, name }) => downloadFile(endpoint, input, name),
    onError: (error) => toast(words(error)),
  });
  return { save: (input: Input<E>, name: string) => mutate({ input, name }), isPending };
}
