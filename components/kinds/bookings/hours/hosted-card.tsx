'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/session/query-view';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { StatusChip } from '@/components/ui/status-chip';
import { TitledCard } from '@/components/ui/titled-card';
import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listHostedOffers, putHostedOffer } from '@/lib/client/endpoints.gen';
import type { HostedOffer } from '@/lib/contract/kinds/hosted-offers';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import { useDuration } from '../use-duration';
import styles from './hosted-card.module.css';

/** The offers of companies that name the viewer: they agree first. It is there only for those who are named. */
export function HostedCard({ hasHours }: { hasHours: boolean }) {
  const { t } = useTranslation('booking-hours');
  const query = useEndpointQuery(listHostedOffers, {});
  return (
    <QueryView query={query} failed={t('hosted.failed')}>
      {({ data: offers }) =>
        offers.length === 0 ? null : (
          <TitledCard title={t('hosted.title')} hint={t(hasHours ? 'hosted.hint' : 'hosted.hoursFirst')}>
            <ul className={styles.offers}>
              {offers.map((offer) => (
                <Offer key={offer._id} offer={offer} />
              ))}
            </ul>
          </TitledCard>
        )
      }
    </QueryView>
  );
}

function Offer({ offer }: { offer: HostedOffer }) {
  const { t } = useTranslation(['booking-hours', 'kinds-bookings']);
  const duration = useDuration();
  const { title, company, lengths, place, seats, isAgreed } = offer;
  const answer = useAction(putHostedOffer, {
    done: t(isAgreed ? 'hosted.takenBack' : 'hosted.agreed'),
    toastsFailure: true,
  });
  const facts = [
    lengths.map(duration).join(t('hosted.or')),
    t(`kinds-bookings:place.${place}`),
    ...(seats > 1 ? [t('kinds-bookings:form.group', { count: seats })] : []),
  ];
  return (
    <li className={styles.offer}>
      <Avatar name={company.name} src={company.profilePic} size={44} />
      <div className={styles.words}>
        <strong className="row cluster gap-2 type-label">
          <BidiText>{title}</BidiText>
          {isAgreed ? <StatusChip label={t('hosted.isAgreed')} tone="success" /> : null}
        </strong>
        <AppLink href={paths.user(company._id)}>
          <BidiText>{company.name}</BidiText>
        </AppLink>
        <span className="type-caption text-secondary">{facts.filter(Boolean).join(' · ')}</span>
      </div>
      <Button
        className={styles.act}
        variant={isAgreed ? 'outlined' : 'contained'}
        color={isAgreed ? 'error' : 'primary'}
        loading={answer.isPending}
        aria-label={t(isAgreed ? 'hosted.takeBackFor' : 'hosted.agreeFor', { title: isolate(title) })}
        onClick={() => answer.run({ params: { id: offer._id }, body: { isAgreed: !isAgreed } })}
      >
        {t(isAgreed ? 'hosted.takeBack' : 'hosted.agree')}
      </Button>
    </li>
  );
}
