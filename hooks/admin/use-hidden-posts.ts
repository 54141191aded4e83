'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { hidePost, listHiddenPosts, showPost } from '@/lib/client/endpoints.gen';

/** Posts that are hidden now. */
export const useHiddenPosts = () => useEndpointList(listHiddenPosts, {});

/** Hides a post, or shows it again. */
export function useHidingActs() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: [listHiddenPosts.id] });
  const hide = useMutation<unknown, ApiError, { id: string; reason: string }>({
    mutationFn: ({ id, reason }) => call(hidePost, { params: { id }, body: { reason } }),
    onSuccess,
  });
  const show = useMutation<unknown, ApiError, string>({
    mutationFn: (id) => call(showPost, { params: { id } }),
    onSuccess,
  });
  return { hide, show };
}
