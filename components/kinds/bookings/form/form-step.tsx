'use client';

import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { useViewer } from '@/components/layout/viewer-context';
import { roomFor } from '@/lib/contract/limits';
import { Messages } from '@/lib/i18n/page-messages';
import { NumberSelect } from '../hours/number-select';
import { ByHandField } from './by-hand-field';
import styles from './form.module.css';
import type { BookingsDraft } from './form-schema';
import { HostField } from './host-field';
import { HoursLine } from './hours-line';
import { ITSELF } from './itself';
import { LengthsField } from './lengths-field';
import { PackagesField } from './packages-field';
import { QuestionsField } from './questions-field';
import { RulesFields } from './rules-fields';

const PLACES = ['link', 'phone', 'in_person'] as const;
const SEATS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 50, 100];

/** What is offered: lengths with prices, where, for how many, and by which rules it can be cancelled. */
export function BookingsStep() {
  return (
    <Messages of={['kinds-bookings']}>
      <Fields />
    </Messages>
  );
}

function Fields() {
  const { t } = useTranslation('kinds-bookings');
  const place = useWatch<{ content: BookingsDraft }, 'content.place'>({ name: 'content.place' });
  const type = useWatch<{ type: string }, 'type'>({ name: 'type' });
  const hostId = useWatch<{ content: BookingsDraft }, 'content.hostId'>({ name: 'content.hostId' });
  const viewer = useViewer();
  const isCompany = viewer?.accountType === 'COMPANY';
  const seats = (value: number | null) =>
    value === 1 ? t('form.alone') : t('form.group', { count: value ?? 1 });
  return (
    <>
      <LengthsField />
      {type === 'tutoring' ? <PackagesField /> : null}
      <div className={`stack gap-4 ${styles.pair}`}>
        <NumberSelect name="content.seats" label={t('form.seats')} values={SEATS} words={seats} />
        <SelectField
          name="content.place"
          label={t('form.place')}
          options={PLACES.map((value) => ({ value, label: t(`place.${value}`) }))}
        />
      </div>
      <TextField
        name="content.placeText"
        label={t(`form.placeText.${place}`)}
        hint={t(`form.placeHint.${place}`)}
        dir={place === 'link' ? 'ltr' : 'auto'}
        placeholder={place === 'link' ? 'https://' : undefined}
        maxLength={roomFor(500)}
      />
      {isCompany ? <HostField companyId={viewer._id} /> : null}
      <QuestionsField />
      <RulesFields />
      <ByHandField />
      {hostId === ITSELF ? <HoursLine /> : null}
    </>
  );
}
