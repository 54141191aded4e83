'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRouter } from 'next/navigation';
import { useTranslation } from 'react-i18next';
import { useAction } from '@/hooks/use-action';
import { createSeatHold, getSlotHold, joinWaitingList, leaveWaitingList } from '@/lib/client/endpoints.gen';
import type { OpenDate } from '@/lib/contract/kinds/workshops';
import type { ProductView } from '@/lib/contract/products';
import { queryKey } from '@/lib/contract/query-key';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { useSlotWords } from '../times/use-slot-words';
import styles from './workshop.module.css';

type DateToChooseProps = { product: ProductView; date: OpenDate; timeZone: string };

/**
 * List item for an upcoming date of a workshop: its time in the zones of the buyer and the host, its place, and the
 * seats left. The buyer reserves a seat here or joins the waiting list.
 */
export function DateToChoose({ product, date, timeZone }: DateToChooseProps) {
  const { t } = useTranslation(['kinds-assessments', 'kinds-bookings']);
  const formatSlotTime = useSlotWords();
  const { slot, place, seatsLeft, isMine, wait } = date;
  const hasOtherOffset = slot.local.offset !== slot.host.offset;
  return (
    <li className={styles.date}>
      <p className="type-label">{formatSlotTime(slot.local)}</p>
      {hasOtherOffset ? (
        <p className="type-body2 text-secondary">
          {t('choose.theirs')}: {formatSlotTime(slot.host)}
        </p>
      ) : null}
      <p className="type-body2 text-secondary">
        {t(`kinds-bookings:place.${place}`)} · {seatsLeft > 0 ? t('left', { count: seatsLeft }) : t('full')}
      </p>
      {isMine ? (
        <p className="type-body2 text-secondary">{t('choose.mine')}</p>
      ) : (
        <>
          {seatsLeft > 0 || wait?.state === 'offered' ? (
            <ReserveSeat product={product} date={date} timeZone={timeZone} />
          ) : null}
          {seatsLeft > 0 && !wait ? null : <WaitingList date={date} timeZone={timeZone} />}
        </>
      )}
    </li>
  );
}

/** Reserves a seat for the buyer and opens the checkout. */
function ReserveSeat({ product, date, timeZone }: DateToChooseProps) {
  const { t } = useTranslation('kinds-assessments');
  const router = useRouter();
  const { _id: productId, title } = product;
  const reservation = useAction(createSeatHold, {
    wanted: ({ params, body }) => ({ kind: 'seat', productId, name: title, dateId: params.id, ...body }),
    keep: (client, slotHold) =>
      client.setQueryData(queryKey(getSlotHold, { params: { id: productId } }), slotHold),
  });
  const reserveSeat = () =>
    reservation.run(
      { params: { id: date._id }, body: { timeZone } },
      { onSuccess: () => router.push(paths.checkout(productId)) },
    );
  return (
    <>
      {reservation.failure ? (
        <Alert severity="error" role="alert">
          {reservation.failure}
        </Alert>
      ) : null}
      <div className={styles.acts}>
        <Button loading={reservation.isPending || reservation.isSuccess} onClick={reserveSeat}>
          {t(product.price.amount === 0 ? 'choose.takeFree' : 'choose.take')}
        </Button>
        <p className="type-body2 text-secondary">{t('choose.kept')}</p>
      </div>
    </>
  );
}

/** Lets a buyer join or leave the waiting list of a full date, or decline an invitation to a free seat. */
function WaitingList({ date: { _id: id, wait }, timeZone }: Pick<DateToChooseProps, 'date' | 'timeZone'>) {
  const { t } = useTranslation('kinds-assessments');
  const { intl } = useLocale();
  const join = useAction(joinWaitingList, { done: t('wait.joined'), toastsFailure: true });
  const leave = useAction(leaveWaitingList, { done: t('wait.left'), toastsFailure: true });
  const input = { params: { id } };
  if (!wait)
    return (
      <div className={styles.acts}>
        <Button variant="outlined" loading={join.isPending} onClick={() => join.run(input)}>
          {t('wait.join')}
        </Button>
        <p className="type-body2 text-secondary">{t('wait.hint')}</p>
      </div>
    );
  return (
    <div className={styles.acts}>
      <p className="type-body2 text-secondary">
        {wait.until
          ? t('wait.offered', { time: isolate(formatMoment(wait.until, intl, timeZone)) })
          : t('wait.waiting')}
      </p>
      <Button variant="text" loading={leave.isPending} onClick={() => leave.run(input)}>
        {t(wait.until ? 'wait.decline' : 'wait.leave')}
      </Button>
    </div>
  );
}
