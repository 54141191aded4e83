'use client';

import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormSchema } from '@/components/forms/form-schema';
import { FormShell } from '@/components/forms/form-shell';
import { SavedValues } from '@/components/forms/saved-values';
import { SubmitButton } from '@/components/forms/submit-button';
import { UnsavedGuard } from '@/components/forms/unsaved-guard';
import { QueryView } from '@/components/session/query-view';
import { TitledCard } from '@/components/ui/titled-card';
import { useBookingHours } from '@/hooks/kinds/bookings/use-booking-hours';
import { useAction } from '@/hooks/use-action';
import { getBookingHours, putBookingHours } from '@/lib/client/endpoints.gen';
import type { OutsideBooking } from '@/lib/contract/kinds/booking-hours';
import { queryKey } from '@/lib/contract/query-key';
import type { NamedZone } from '@/lib/i18n/time-zones';
import { BusyCard } from './busy-card';
import { DatesField } from './dates-field';
import { FeedCard } from './feed-card';
import { HostedCard } from './hosted-card';
import styles from './hours.module.css';
import { type HoursValues, hoursValues } from './hours-values';
import { OutsideDialog } from './outside-dialog';
import { OwnSlots } from './own-slots';
import { RulesFields } from './rules-fields';
import { SeasonsField } from './seasons-field';
import { WeekField } from './week-field';
import { ZoneField } from './zone-field';

const schema: FormSchema<HoursValues, HoursValues> = async () => (await import('./hours-schema')).HoursForm;

/** When a creator can be booked: the week, times of the year, single days and rules; and what buyers see of it. */
export function HoursPage({ zones }: { zones: readonly NamedZone[] }) {
  const { t } = useTranslation('booking-hours');
  const query = useBookingHours();
  const save = useAction(putBookingHours, {
    done: t('saved'),
    keep: (client, { outside: _, ...hours }) => client.setQueryData(queryKey(getBookingHours, {}), hours),
  });
  const [saved, setSaved] = useState(0);
  const [outside, setOutside] = useState<readonly OutsideBooking[]>([]);
  return (
    <QueryView query={query} failed={t('failed')}>
      {(hours) => (
        <div className={`stack gap-4 ${styles.page}`}>
          {hours.version === 0 ? <Alert severity="info">{t('notYet')}</Alert> : null}
          <FormShell
            schema={schema}
            defaultValues={hoursValues(hours)}
            label={t('title')}
            onSubmit={async (values) => {
              const { outside } = await save.runAsync({ body: { ...values, version: hours.version } });
              setOutside(outside);
              setSaved((count) => count + 1);
            }}
          >
            <TitledCard title={t('week.title')} hint={t('week.hint')}>
              <div className="stack gap-4">
                <ZoneField name="timeZone" zones={zones} saved={hours.timeZone} />
                <UsualWeek />
              </div>
            </TitledCard>
            <TitledCard title={t('seasons.title')} hint={t('seasons.hint')}>
              <div className="stack gap-4">
                <Seasons ramadan={hours.ramadan} />
              </div>
            </TitledCard>
            <TitledCard title={t('dates.title')} hint={t('dates.hint')}>
              <div className="stack gap-4">
                <DatesField />
              </div>
            </TitledCard>
            <TitledCard title={t('rules.title')} hint={t('rules.hint')}>
              <RulesFields />
            </TitledCard>
            <UnsavedGuard />
            <SavedValues saved={saved} />
            <div className={`row cluster gap-3 ${styles.foot}`}>
              <SubmitButton fullWidth={false}>{t('save')}</SubmitButton>
            </div>
          </FormShell>
          {outside.length > 0 ? (
            <OutsideDialog
              bookings={outside}
              onCancelled={(id) => setOutside((left) => left.filter(({ _id }) => _id !== id))}
              onClose={() => setOutside([])}
            />
          ) : null}
          <HostedCard hasHours={hours.version > 0} />
          {hours.version === 0 ? null : (
            <>
              <OwnSlots timeZone={hours.timeZone} weekStart={hours.weekStart} />
              <BusyCard />
              <FeedCard />
            </>
          )}
        </div>
      )}
    </QueryView>
  );
}

const useWeekStart = () => useWatch<HoursValues, 'weekStart'>({ name: 'weekStart' });

function UsualWeek() {
  const { t } = useTranslation('booking-hours');
  return <WeekField name="weekly" label={t('week.title')} weekStart={useWeekStart()} />;
}

function Seasons({ ramadan }: { ramadan: { from: string; to: string } }) {
  return <SeasonsField ramadan={ramadan} weekStart={useWeekStart()} />;
}
