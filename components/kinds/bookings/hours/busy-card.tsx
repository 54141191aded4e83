'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { FormSchema } from '@/components/forms/form-schema';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { QueryView } from '@/components/session/query-view';
import { TitledCard } from '@/components/ui/titled-card';
import { useAction } from '@/hooks/use-action';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { deleteBusyCalendar, getBusyCalendar, putBusyCalendar } from '@/lib/client/endpoints.gen';
import type { BusyCalendar } from '@/lib/contract/kinds/booking-calendars';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { commaOf, isolate } from '@/lib/shared/arabic';
import { formatDateTime } from '@/lib/shared/dates';

type Values = { calendarUrl: string };
const schema: FormSchema<Values, Values> = async () =>
  (await import('@/lib/contract/kinds/booking-calendars')).putBusyCalendar.body;

const WAITING_MS = 3000;

/** The calendar outside whose busy times are not offered; asked again until it was read. */
export function BusyCard() {
  const { t } = useTranslation('booking-hours');
  const query = useEndpointQuery(
    getBusyCalendar,
    {},
    { refetchInterval: ({ state }) => (state.data?.isWaiting ? WAITING_MS : false) },
  );
  const put = useAction(putBusyCalendar);
  const forget = useAction(deleteBusyCalendar, { done: t('busy.forgotten'), toastsFailure: true });
  return (
    <TitledCard title={t('busy.title')} hint={t('busy.hint')}>
      <QueryView query={query} failed={t('busy.failed')}>
        {(calendar) => (
          <FormShell
            key={calendar.calendarUrl}
            schema={schema}
            defaultValues={{ calendarUrl: calendar.calendarUrl ?? '' }}
            label={t('busy.title')}
            onSubmit={async (body) => {
              await put.runAsync({ body });
            }}
          >
            <TextField
              name="calendarUrl"
              type="url"
              label={t('busy.address')}
              hint={t('busy.addressHint')}
              autoComplete="off"
              required
            />
            {calendar.calendarUrl ? <Reading calendar={calendar} /> : null}
            <div className="row cluster gap-3">
              <SubmitButton fullWidth={false}>
                {calendar.calendarUrl ? t('busy.again') : t('busy.add')}
              </SubmitButton>
              {calendar.calendarUrl ? (
                <Button
                  variant="text"
                  color="error"
                  loading={forget.isPending}
                  onClick={() => forget.run({})}
                >
                  {t('busy.forget')}
                </Button>
              ) : null}
            </div>
          </FormShell>
        )}
      </QueryView>
    </TitledCard>
  );
}

/** How reading it went. */
function Reading({ calendar }: { calendar: BusyCalendar }) {
  const { isWaiting, failure, readAt, busyCount } = calendar;
  const { t } = useTranslation('booking-hours');
  const { intl } = useLocale();
  const zone = useTimeZone();
  if (isWaiting)
    return (
      <p role="status" className="type-body2 text-secondary">
        {t('busy.reading')}
      </p>
    );
  const read = readAt ? t('busy.readAt', { time: formatDateTime(readAt, intl, zone) }) : null;
  const count = t('busy.count', { count: busyCount });
  if (!failure)
    return (
      <>
        <p role="status" className="type-body2 text-secondary">
          {read} · {count}
        </p>
        <NotRead calendar={calendar} />
      </>
    );
  return (
    <Alert severity="warning">
      <p>{t(`busy.why.${failure}`)}</p>
      {read ? (
        <p>
          {t('busy.kept')} {read} · {count}
        </p>
      ) : null}
    </Alert>
  );
}

/** Names the entries that were not read: the host could be booked twice without knowing why. */
function NotRead({ calendar: { unreadCount, unknownZones } }: { calendar: BusyCalendar }) {
  const { t } = useTranslation('booking-hours');
  const { intl } = useLocale();
  if (unreadCount + unknownZones.length === 0) return null;
  return (
    <Alert severity="warning">
      {unreadCount > 0 ? <p>{t('busy.unread', { count: unreadCount })}</p> : null}
      {unknownZones.length > 0 ? (
        <p>{t('busy.zones', { zones: unknownZones.map(isolate).join(commaOf(intl)) })}</p>
      ) : null}
    </Alert>
  );
}
