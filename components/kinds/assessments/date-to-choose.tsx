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

/** A date: when by both clocks, where, the seats that are left, and the way to one or to the waiting list. */
export function DateToChoose({ product, date, timeZone }: DateToChooseProps) {
  const { t } = useTranslation(['kinds-assessments', 'kinds-bookings']);
  const words = useSlotWords();
  const { slot, place, seatsLeft, isMine, wait } = date;
  const isElsewhere = slot.local.offset !== slot.host.offset;
  return (
    <li className={styles.date}>
      <p className="type-label">{words(slot.local)}</p>
      {isElsewhere ? (
        <p className="type-body2 text-secondary">
          {t('choose.theirs')}: {words(slot.host)}
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
            <TakeSeat product={product} date={date} timeZone={timeZone} />
          ) : null}
          {seatsLeft > 0 && !wait ? null : <Wait date={date} timeZone={timeZone} />}
        </>
      )}
    </li>
  );
}

function TakeSeat({ product, date, timeZone }: DateToChooseProps) {
  const { t } = useTranslation('kinds-assessments');
  const router = useRouter();
  const { _id: productId, title } = product;
  const hold = useAction(createSeatHold, {
    wanted: ({ params, body }) => ({ kind: 'seat', productId, name: title, dateId: params.id, ...body }),
    keep: (client, held) => client.setQueryData(queryKey(getSlotHold, { params: { id: productId } }), held),
  });
  const take = () =>
    hold.run(
      { params: { id: date._id }, body: { timeZone } },
      { onSuccess: () => router.push(paths.checkout(productId)) },
    );
  return (
    <>
      {hold.failure ? (
        <Alert severity="error" role="alert">
          {hold.failure}
        </Alert>
      ) : null}
      <div className={styles.acts}>
        <Button loading={hold.isPending || hold.isSuccess} onClick={take}>
          {t(product.price.amount === 0 ? 'choose.takeFree' : 'choose.take')}
        </Button>
        <p className="type-body2 text-secondary">{t('choose.kept')}</p>
      </div>
    </>
  );
}

/** The waiting list of a full date. */
function Wait({ date: { _id: id, wait }, timeZone }: Pick<DateToChooseProps, 'date' | 'timeZone'>) {
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
