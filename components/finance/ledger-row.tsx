'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Money } from '@/components/ui/money';
import { StatusChip, type StatusTone } from '@/components/ui/status-chip';
import type { LedgerEntry } from '@/lib/contract/ledger';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatDateTime } from '@/lib/shared/dates';
import { entryWords } from '@/lib/shared/ledger-words';
import { formatMoney } from '@/lib/shared/money-format';
import { formatMonth } from '@/lib/shared/months';
import { paths, soldAt } from '@/lib/shared/paths';
import styles from './rows.module.css';

const tones: Record<LedgerEntry['account'], StatusTone> = {
  pending: 'warning',
  available: 'success',
  reserved: 'info',
  receivable: 'error',
};

type LedgerRowProps = { entry: LedgerEntry };

/** One movement: its kind, the part of the balance that it changes, and the amount. */
export function LedgerRow({ entry }: LedgerRowProps) {
  const { t } = useTranslation('finance');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const words = entryWords(entry);
  const isSale = entry.kind === 'sale';
  const isTip = words === 'tip';
  const more = t(isTip ? 'ledger.tipDetails' : 'ledger.saleDetails');
  const written = (money: NonNullable<LedgerEntry['gross']>) => isolate(formatMoney(money, intl));
  return (
    <li className={styles.row}>
      <div className="grid min-0">
        <p className={styles.head}>
          <strong>{t(`ledger.kind.${words}`)}</strong>
          {isTip ? null : <Subject entry={entry} />}
        </p>
        <p className={styles.facts}>
          <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt, intl, zone)}</time>
          {entry.company ? <span>{t('ledger.company', { name: isolate(entry.company.name) })}</span> : null}
          {entry.buyer && isSale ? (
            <span>{t(isTip ? 'ledger.giver' : 'ledger.buyer', { name: isolate(entry.buyer) })}</span>
          ) : null}
          {entry.gross && entry.fee && isSale ? (
            <span>
              {t(isTip ? 'ledger.tipBreakdown' : 'ledger.breakdown', {
                gross: written(entry.gross),
                fee: written(entry.fee),
              })}
            </span>
          ) : null}
          {entry.orderLineId && isSale && !entry.company ? (
            <AppLink
              href={paths.sale(entry.orderLineId)}
              className={styles.link}
              aria-label={`${more}: ${entry.title ?? ''}`}
            >
              {more}
            </AppLink>
          ) : null}
          {entry.movedFrom ? (
            <span>{t('ledger.moved', { account: t(`ledger.account.${entry.movedFrom}`) })}</span>
          ) : null}
        </p>
      </div>
      <div className={styles.end}>
        <Money money={entry.amount} signed={entry.movedFrom === null} className={styles.amount} />
        <Account entry={entry} />
      </div>
    </li>
  );
}

function Subject({ entry }: LedgerRowProps) {
  const { t } = useTranslation('finance');
  const { intl } = useLocale();
  if (entry.reportMonth)
    return (
      <AppLink href={paths.revenueReport(entry.reportMonth)} className={styles.link}>
        {t('ledger.month', { month: formatMonth(entry.reportMonth, intl) })}
      </AppLink>
    );
  if (!entry.title) return null;
  const title = <BidiText className="anywhere">{entry.title}</BidiText>;
  const path = soldAt(entry);
  if (!path) return title;
  return (
    <AppLink href={path} className={styles.link}>
      {title}
    </AppLink>
  );
}

/** The part of the balance that an entry adds to; of what goes out, the part that it is taken from. */
function Account({ entry: { account, amount, movedFrom } }: LedgerRowProps) {
  const { t } = useTranslation('finance');
  const name = t(`ledger.account.${account}`);
  const isTaken = amount.amount < 0 && !movedFrom && account !== 'receivable';
  if (!isTaken) return <StatusChip label={name} tone={tones[account]} />;
  return <StatusChip label={t('ledger.moved', { account: name })} tone="neutral" />;
}
