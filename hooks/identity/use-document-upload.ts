'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiError, toApiError } from '@/lib/client/api-error';
import { getIdentity, uploadIdentityDocument } from '@/lib/client/endpoints.gen';
import { http } from '@/lib/client/http';
import type { IdentityView, Side } from '@/lib/contract/identity';
import { queryKey } from '@/lib/contract/query-key';

/** Uploads a side of the document; the page shows the new state at once. */
export function useDocumentUpload() {
  const client = useQueryClient();
  return useMutation<IdentityView, ApiError, { side: Side; file: File }>({
    mutationFn: ({ side, file }) => send(side, file),
    onSuccess: (view) => client.setQueryData(queryKey(getIdentity, {}), view),
  });
}

async function send(side: Side, file: File): Promise<IdentityView> {
  const form = new FormData();
  form.append('file', file);
  const { path } = uploadIdentityDocument;
  try {
    const { data } = await http.post<{ payload: IdentityView }>(path, form, { params: { side }, timeout: 0 });
    return data.payload;
  } catch (error) {
    throw toApiError(error);
  }
}
