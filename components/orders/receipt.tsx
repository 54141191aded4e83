'use client';

import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { StatusChip } from '@/components/ui/status-chip';
import { TitleText } from '@/components/ui/title-text';
import type { OrderView } from '@/lib/contract/orders';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatAppointment, formatMoment } from '@/lib/shared/dates';
import { isFree, isTip, orderState, stateTones, statusWord } from './order-state';
import styles from './receipt.module.css';

type ReceiptProps = { order: OrderView };

/** What was ordered, from which seller, for how much. On paper it is printed alone. */
export function Receipt({ order }: ReceiptProps) {
  const { t } = useTranslation(['orders', 'common']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const titleId = useId();
  const state = orderState(order);
  // Nothing was paid for what was free: there is no receipt of it.
  const paidAt = isFree(order) ? null : order.paidAt;
  const price = (money: OrderView['total']) =>
    money.amount > 0 ? <Money money={money} /> : t('common:price.free');
  return (
    <Card padding="large" labelledBy={titleId} className={`grid gap-4 ${styles.receipt}`}>
      <header className="row spread gap-3">
        <h2 id={titleId} className="type-h6">
          <span className={styles.brand}>{t('common:brand')} · </span>
          {paidAt ? t('receipt.title') : t('receipt.orderTitle')}
        </h2>
        <StatusChip
          label={t(`status.${state === 'held' ? state : statusWord(order)}`)}
          tone={stateTones[state]}
        />
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t('receipt.number')}</dt>
          <dd>
            <bdi dir="ltr">{order.number}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('receipt.date')}</dt>
          <dd>{formatMoment(order.createdAt, intl, zone)}</dd>
        </div>
        {paidAt ? (
          <div>
            <dt>{t('receipt.paidAt')}</dt>
            <dd>{formatMoment(paidAt, intl, zone)}</dd>
          </div>
        ) : null}
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(isTip(order) ? 'receipt.tip' : 'receipt.item')}</th>
            <th scope="col">{t(isTip(order) ? 'receipt.author' : 'receipt.seller')}</th>
            <th scope="col" className={styles.amount}>
              {t('receipt.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line._id}>
              <td>
                <TitleText>{line.title}</TitleText>
                {line.startsAt ? (
                  <time dateTime={line.startsAt} className={styles.when}>
                    {formatAppointment(line.startsAt, intl, zone)}
                  </time>
                ) : null}
              </td>
              <td>
                <BidiText>{line.seller.name}</BidiText>
              </td>
              <td className={styles.amount}>{price(line.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('receipt.total')}
            </th>
            <td className={styles.amount}>{price(order.total)}</td>
          </tr>
        </tfoot>
      </table>
      {paidAt ? <Issuer house={order.house} /> : null}
      {paidAt ? (
        <div className={styles.print}>
          <Button
            variant="outlined"
            startIcon={<Icon name="receipt" size={20} />}
            onClick={() => window.print()}
          >
            {t('action.print')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function Issuer({ house }: { house: OrderView['house'] }) {
  const { t } = useTranslation(['orders', 'common']);
  return (
    <address className={styles.issuer}>
      <span>{t('receipt.issuer')}</span>
      <BidiText className={styles.house}>{house.name ?? t('common:brand')}</BidiText>
      {house.address ? <BidiText>{house.address}</BidiText> : null}
      {house.taxNumber ? (
        <span>
          {t('receipt.taxNumber')} <bdi dir="ltr">{house.taxNumber}</bdi>
        </span>
      ) : null}
    </address>
  );
}
