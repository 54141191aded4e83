'use client';

import Button from '@mui/material/Button';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '@/components/forms/field-message';
import { useField } from '@/components/forms/use-field';
import { useSavedDraft } from '@/components/product-form/saved-draft';
import { Icon } from '@/components/ui/icon';
import { useBookingHours } from '@/hooks/kinds/bookings/use-booking-hours';
import { paths } from '@/lib/shared/paths';
import styles from './form.module.css';

/** Whether the creator has said when they can be booked, and the way to that page. The draft is saved on the way. */
export function HoursLine() {
  const { t } = useTranslation('kinds-bookings');
  const router = useRouter();
  // It holds nothing: what the server says about the hours is shown here.
  const { field, error } = useField('content.hours', t('form.hours'));
  const { data: hours } = useBookingHours();
  const { save } = useSavedDraft();
  const [isLeaving, setLeaving] = useState(false);
  const isSaid = hours !== undefined && hours.version > 0;
  const go = async () => {
    setLeaving(true);
    if (await save()) router.push(paths.bookingHours());
    else setLeaving(false);
  };
  return (
    <section className={styles.hours} aria-label={t('form.hours')} data-wrong={Boolean(error)}>
      <Icon name="calendar" size={28} className={styles.icon} />
      <div className={styles.words}>
        <strong>{t('form.hours')}</strong>
        <span>{t(isSaid ? 'form.hoursSaid' : 'form.hoursNone')}</span>
      </div>
      <Button
        ref={field.ref}
        variant={isSaid ? 'outlined' : 'contained'}
        loading={isLeaving}
        onClick={() => void go()}
      >
        {t(isSaid ? 'form.changeHours' : 'form.sayHours')}
      </Button>
      {error && !isSaid ? (
        <p role="alert" className={styles.problem}>
          <FieldMessage error={error} />
        </p>
      ) : null}
    </section>
  );
}
