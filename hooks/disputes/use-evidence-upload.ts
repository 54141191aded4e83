'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loadAgain } from '@/hooks/use-action';
import type { ApiError } from '@/lib/client/api-error';
import { deleteDisputeFile, uploadDisputeFile } from '@/lib/client/endpoints.gen';
import { sendFile } from '@/lib/client/send-file';
import type { DisputeView } from '@/lib/contract/disputes';

/** Uploads a file of the seller's answer to a dispute. */
export function useEvidenceUpload(id: string) {
  const client = useQueryClient();
  return useMutation<DisputeView, ApiError, File>({
    mutationFn: (file) => sendFile(uploadDisputeFile.path.replace('{id}', encodeURIComponent(id)), file),
    // A new file changes what the removal of one does.
    onSettled: () => loadAgain(client, deleteDisputeFile.touches),
  });
}
