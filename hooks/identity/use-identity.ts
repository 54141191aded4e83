'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { type ApiError, toApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  deleteIdentityDocument,
  getIdentity,
  submitIdentity,
  uploadIdentityDocument,
} from '@/lib/client/endpoints.gen';
import { http } from '@/lib/client/http';
import type { IdentityDetails, IdentityView, Side } from '@/lib/contract/identity';
import { queryKey } from '@/lib/contract/query-key';

/** The state of the member's identity check. */
export const useIdentity = () => useEndpointQuery(getIdentity, {});

/** Uploads, removes and sends documents; the page shows the new state at once. */
export function useIdentityActs() {
  const client = useQueryClient();
  const onSuccess = (view: IdentityView) => client.setQueryData(queryKey(getIdentity, {}), view);
  const upload = useMutation<IdentityView, ApiError, { side: Side; file: File }>({
    mutationFn: ({ side, file }) => send(side, file),
    onSuccess,
  });
  const remove = useMutation<IdentityView, ApiError, string>({
    mutationFn: (id) => call(deleteIdentityDocument, { params: { id } }),
    onSuccess,
  });
  const submit = useMutation<IdentityView, ApiError, IdentityDetails>({
    mutationFn: (body) => call(submitIdentity, { body }),
    onSuccess,
  });
  return { upload, remove, submit };
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
