'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  deleteDisputeFile,
  getDispute,
  listOwnDisputes,
  putDisputeAnswer,
  uploadDisputeFile,
} from '@/lib/client/endpoints.gen';
import { sendFile } from '@/lib/client/send-file';
import type { DisputeView } from '@/lib/contract/disputes';
import { queryKey } from '@/lib/contract/query-key';

/** Disputes about the member's sales. */
export const useOwnDisputes = () => useEndpointList(listOwnDisputes, {});

/** A dispute about the member's sales, with their answer. */
export const useDispute = (id: string) => useEndpointQuery(getDispute, { params: { id } });

/**
 * Sends and changes the member's answer; the page shows the new state at once. If it is refused, the page shows what
 * has changed meanwhile: the bank has decided, or the answer was forwarded.
 */
export function useDisputeAnswer(id: string) {
  const client = useQueryClient();
  const params = { id };
  const key = queryKey(getDispute, { params });
  const after = {
    onSuccess: (view: DisputeView) => {
      client.setQueryData(key, view);
      void client.invalidateQueries({ queryKey: [listOwnDisputes.id] });
    },
    onError: ({ code }: ApiError) => {
      if (code === 'dispute_closed' || code === 'answer_forwarded')
        void client.invalidateQueries({ queryKey: key });
    },
  };
  const send = useMutation<DisputeView, ApiError, { text: string }>({
    mutationFn: (body) => call(putDisputeAnswer, { params, body }),
    ...after,
  });
  const upload = useMutation<DisputeView, ApiError, File>({
    mutationFn: (file) => sendFile(uploadDisputeFile.path.replace('{id}', encodeURIComponent(id)), file),
    ...after,
  });
  const remove = useMutation<DisputeView, ApiError, string>({
    mutationFn: (fileId) => call(deleteDisputeFile, { params: { id, fileId } }),
    ...after,
  });
  return { send, upload, remove };
}
