'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Certificate } from '@/lib/contract/kinds/certificates';
import type { CourseRoom } from '@/lib/contract/kinds/course-room';
import { Messages } from '@/lib/i18n/page-messages';
import styles from './certificate-card.module.css';
import { IssuedCertificate } from './issued-certificate';
import { NameDialog } from './name-dialog';

type CertificateCardProps = {
  entitlementId: string;
  room: Pick<CourseRoom, 'certificate' | 'requiredCount' | 'completeCount'>;
  of?: Certificate['of'];
};

/** The certificate of what was bought: what is missing for it, then how to get it, then itself. */
export function CertificateCard(props: CertificateCardProps) {
  // A course without required lessons has none.
  if (props.room.requiredCount === 0 && !props.room.certificate) return null;
  return (
    <Messages of={['certificates']}>
      <Content {...props} />
    </Messages>
  );
}

function Content({ entitlementId, room, of = 'course' }: CertificateCardProps) {
  const { t } = useTranslation('certificates');
  const [isAsking, setAsking] = useState(false);
  const { certificate, requiredCount, completeCount } = room;
  const left = requiredCount - completeCount;
  const ask = () => setAsking(true);
  return (
    <section className={styles.card} aria-label={t(`card.title.${of}`)}>
      <h2 className="type-h6">{t(`card.title.${of}`)}</h2>
      {certificate ? (
        <IssuedCertificate entitlementId={entitlementId} certificate={certificate} onAddName={ask} />
      ) : (
        <>
          <p className="type-body2 text-secondary">
            {left > 0 ? t('card.left', { count: left }) : t(`card.ready.${of}`)}
          </p>
          {left > 0 ? null : (
            <Button className={styles.get} onClick={ask}>
              {t('card.get')}
            </Button>
          )}
        </>
      )}
      <NameDialog
        entitlementId={entitlementId}
        certificate={certificate}
        open={isAsking}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
