'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Money } from '@/components/ui/money';
import type { AuditEntry } from '@/lib/contract/operator';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { paths } from '@/lib/shared/paths';
import styles from './audit.module.css';

type Details = AuditEntry['details'];

type AuditDetailsProps = { details: Details };

/** Amounts that an entry may tell of, in minor units of its `currency`. */
const AMOUNTS: readonly string[] = ['amount', 'pool'];

/** What an entry says besides: amounts as money, figures in the reader's digits, and what somebody wrote. */
export function AuditDetails({ details }: AuditDetailsProps) {
  const { t, i18n } = useTranslation('operator');
  const nameOf = (name: string) => {
    const key = `operator:detail.${name}`;
    return i18n.exists(key) ? t(key as never) : name;
  };
  // The currency stands with its amount.
  const isTold = AMOUNTS.some((name) => typeof details[name] === 'number');
  const shown = Object.entries(details).filter(([name]) => !(isTold && name === 'currency'));
  if (shown.length === 0) return null;
  return (
    <dl className={styles.details}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>
            <bdi>{nameOf(name)}</bdi>
          </dt>
          <dd>
            <Value name={name} value={value} currency={details.currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ValueProps = { name: string; value: Details[string]; currency: Details[string] | undefined };

function Value({ name, value, currency }: ValueProps) {
  const { intl } = useLocale();
  if (typeof value === 'number')
    return typeof currency === 'string' && AMOUNTS.includes(name) ? (
      <Money money={{ amount: value, currency }} />
    ) : (
      new Intl.NumberFormat(intl).format(value)
    );
  if (name === 'orderId' && typeof value === 'string')
    return (
      <AppLink href={paths.adminOrder(value)}>
        <bdi dir="ltr">{value}</bdi>
      </AppLink>
    );
  return <BidiText>{value === null ? '—' : String(value)}</BidiText>;
}
