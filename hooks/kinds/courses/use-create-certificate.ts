'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/call';
import { createCertificate, getCourseRoom, getSeat } from '@/lib/client/endpoints.gen';
import { queryKey } from '@/lib/contract/query-key';

type Names = { nameAr?: string; nameEn?: string };

/** Issues the certificate of a purchase, or adds a name to it. */
export function useCreateCertificate(entitlementId: string) {
  const client = useQueryClient();
  const params = { id: entitlementId };
  return useMutation({
    mutationFn: (names: Names) => call(createCertificate, { params, body: names }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKey(getCourseRoom, { params }) }),
        client.invalidateQueries({ queryKey: queryKey(getSeat, { params }) }),
      ]),
  });
}
