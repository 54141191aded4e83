'use client';

import { useMutation } from '@tanstack/react-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { createDownloadLink } from '@/lib/client/endpoints.gen';
import { leaveFor } from '@/lib/client/navigate';

/** Downloads a bought file: `mutate(fileId)` asks for its link, valid for a minute, and follows it. */
export function useDownload(entitlementId: string) {
  return useMutation<unknown, ApiError, string>({
    mutationFn: async (fileId) => {
      const { url } = await call(createDownloadLink, { params: { id: entitlementId, fileId } });
      // An attachment: the browser saves it and the page stays.
      leaveFor(url);
    },
  });
}
