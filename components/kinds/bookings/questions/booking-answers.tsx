'use client';

import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/session/query-view';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listBookingAnswers } from '@/lib/client/endpoints.gen';
import { Messages } from '@/lib/i18n/page-messages';
import styles from './questions.module.css';

/** What the buyer of a booking answered, for its host; nothing where nothing was asked. */
export function BookingAnswers({ bookingId }: { bookingId: string }) {
  return (
    <Messages of={['kinds-bookings']}>
      <Answers bookingId={bookingId} />
    </Messages>
  );
}

function Answers({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('kinds-bookings');
  const query = useEndpointQuery(listBookingAnswers, { params: { id: bookingId } });
  return (
    <QueryView query={query} failed={t('answers.failed')}>
      {({ data }) =>
        data.length === 0 ? null : (
          <section className="stack gap-3" aria-label={t('answers.title')}>
            <h3 className="type-label">{t('answers.title')}</h3>
            <dl className={styles.answers}>
              {data.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd className={answer ? undefined : 'type-body2 text-secondary'}>
                    {answer || t('answers.none')}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )
      }
    </QueryView>
  );
}
