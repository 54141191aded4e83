'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { Icon } from '@/components/ui/icon';
import { useDownload } from '@/hooks/use-download';
import { cancelSeat, getSeatCalendar } from '@/lib/client/endpoints.gen';
import type { WorkshopSeat } from '@/lib/contract/kinds/workshops';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoney } from '@/lib/shared/money-format';
import type { RoomProps } from '../parts';

type SeatActsProps = RoomProps & { seat: WorkshopSeat };

/** What a holder can do with a seat: save the date, and give it back. What would come back is said before. */
export function SeatActs({ entitlementId, seat }: SeatActsProps) {
  const { t } = useTranslation('workshop-room');
  const { intl } = useLocale();
  const params = { id: entitlementId };
  const calendar = useDownload(getSeatCalendar);
  const [asks, setAsks] = useState(false);
  const { state, hasBegun, isOver, backBps, back } = seat;
  if (state === 'cancelled' || isOver) return null;
  const share = backBps === 10_000 ? 'all' : backBps > 0 ? 'half' : 'none';
  return (
    <div className="cluster gap-2">
      <Button
        variant="outlined"
        loading={calendar.isPending}
        startIcon={<Icon name="calendar" size={20} />}
        onClick={() => calendar.save({ params }, 'qeema.ics')}
      >
        {t('calendar')}
      </Button>
      {hasBegun ? null : (
        <Button variant="text" color="error" onClick={() => setAsks(true)}>
          {t('giveBack.open')}
        </Button>
      )}
      <ConfirmAction
        endpoint={cancelSeat}
        subject={asks || null}
        input={() => ({ params, body: { backBps } })}
        title={t('giveBack.title')}
        confirmLabel={t('giveBack.open')}
        destructive
        done={t('giveBack.done')}
        onClose={() => setAsks(false)}
      >
        {t(`giveBack.${share}`, { amount: isolate(formatMoney(back, intl)) })}
      </ConfirmAction>
    </div>
  );
}
