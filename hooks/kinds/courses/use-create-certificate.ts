'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/call';
import { createCertificate, getCourseRoom } from '@/lib/client/endpoints.gen';
import { queryKey } from '@/lib/contract/query-key';

type Names = { nameAr?: string; nameEn?: string };

/** Issues the certificate of a completed course, or adds a name to it. */
export function useCreateCertificate(entitlementId: string) {
  const client = useQueryClient();
  const params = { id: entitlementId };
  return useMutation({
    mutationFn: (names: Names) => call(createCertificate, { params, body: names }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(getCourseRoom, { params }) }),
  });
}
