'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAction } from '@/hooks/use-action';
import { acceptBooking } from '@/lib/client/endpoints.gen';
import type { HostBooking } from '@/lib/contract/kinds/appointments';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';

type RequestPartProps = {
  booking: HostBooking;
  /** of the host, IANA */
  timeZone: string;
  onDecline: () => void;
};

/** A booking that waits for its host: until when, and the two answers. */
export function RequestPart({ booking, timeZone, onDecline }: RequestPartProps) {
  const { t } = useTranslation('booking-calendar');
  const { intl } = useLocale();
  const accept = useAction(acceptBooking, { done: t('acts.accepted'), toastsFailure: true });
  const { acceptBy, ofPackage } = booking;
  if (!acceptBy) return null;
  return (
    <>
      <Alert severity="warning">
        {t(ofPackage ? 'requestedLesson' : 'requested', {
          time: isolate(formatMoment(acceptBy, intl, timeZone)),
        })}
      </Alert>
      <div className="cluster gap-2">
        <Button loading={accept.isPending} onClick={() => accept.run({ params: { id: booking._id } })}>
          {t('acts.accept')}
        </Button>
        <Button variant="outlined" color="error" onClick={onDecline}>
          {t('acts.decline')}
        </Button>
      </div>
    </>
  );
}
