'use client';

import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Skeleton } from '@/components/ui/skeleton';
import { useBoughtAssessment } from '@/hooks/kinds/assessments/use-seat';
import { CertificateCard } from '../courses/certificate/certificate-card';
import type { RoomProps } from '../parts';
import { SeatExam } from './seat-exam';

/** An assessment that was bought without a date: itself, how it went, and the certificate of those who passed. */
export function AloneRoom({ entitlementId }: RoomProps) {
  const { t } = useTranslation('workshop-room');
  const query = useBoughtAssessment(entitlementId);
  if (query.error && !query.data) return <LoadError title={t('exam.failed')} query={query} />;
  if (!query.data) return <Skeleton shape="block" height={240} />;
  const { exam, certificate, mayHaveCertificate } = query.data;
  return (
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
  );
}
