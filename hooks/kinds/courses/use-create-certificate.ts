'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/call';
import { createCertificate, getBoughtAssessment, getCourseRoom, getSeat } from '@/lib/client/endpoints.gen';
import { queryKey } from '@/lib/contract/query-key';

type Names = { nameAr?: string; nameEn?: string };

/** Issues the certificate of a purchase, or adds a name to it. */
export function useCreateCertificate(entitlementId: string) {
  const client = useQueryClient();
  const params = { id: entitlementId };
  return useMutation({
    mutationFn: (names: Names) => call(createCertificate, { params, body: names }),
    // One of them shows it: the kind of what was bought decides which.
    onSuccess: () =>
      Promise.all(
        [getCourseRoom, getSeat, getBoughtAssessment].map((endpoint) =>
          client.invalidateQueries({ queryKey: queryKey(endpoint, { params }) }),
        ),
      ),
  });
}
