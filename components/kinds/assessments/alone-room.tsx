'use client';

import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/session/query-view';
import { Skeleton } from '@/components/ui/skeleton';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getBoughtAssessment } from '@/lib/client/endpoints.gen';
import { CertificateCard } from '../courses/certificate/certificate-card';
import type { RoomProps } from '../parts';
import { SeatExam } from './seat-exam';

/** An assessment that was bought without a date: itself, how it went, and the certificate of those who passed. */
export function AloneRoom({ entitlementId }: RoomProps) {
  const { t } = useTranslation('workshop-room');
  const query = useEndpointQuery(getBoughtAssessment, { params: { id: entitlementId } });
  return (
    <QueryView query={query} failed={t('exam.failed')} skeleton={<Skeleton shape="block" height={240} />}>
      {({ exam, certificate, mayHaveCertificate }) => (
        <>
          <SeatExam entitlementId={entitlementId} exam={exam} />
          {certificate || mayHaveCertificate ? (
            <CertificateCard
              entitlementId={entitlementId}
              room={{ certificate, requiredCount: 1, completeCount: Number(mayHaveCertificate) }}
              of="assessment"
            />
          ) : null}
        </>
      )}
    </QueryView>
  );
}
