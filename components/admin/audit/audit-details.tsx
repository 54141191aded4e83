'use client';

import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Money } from '@/components/ui/money';
import { useCodeWords } from '@/hooks/use-code-words';
import type { AuditEntry } from '@/lib/contract/operator';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
import { paths } from '@/lib/shared/paths';
import styles from './audit.module.css';

type Details = AuditEntry['details'];

type AuditDetailsProps = { action: string; details: Details };

/** Amounts that an entry may have, in minor units of its `currency`. */
const AMOUNTS: readonly string[] = ['amount', 'pool'];

/** The groups with texts for codes, by the subject of an action and the field. */
const CODES: Readonly<Record<string, string>> = {
  'payout.reason': 'payouts:failure',
  'receipt.reason': 'transfers:reason',
  'identity.reason': 'identity:reason',
  'identity.side': 'identity:side',
  'identity.status': 'identity:queue.tab',
  'payment.outcome': 'stuck-payments:outcome',
  'webhook.source': 'operator-sales:gateway',
  'second_factor.by': 'operator:code.shown',
  'role.from': 'operator:role',
  'role.to': 'operator:role',
  'role_changed.from': 'operator:role',
  'role_changed.to': 'operator:role',
  'role_changed.by': 'operator:code.setup',
  'catalogue.list': 'operator:catalogue',
};

/** The other facts of an entry: amounts as money, figures in the reader's digits, and notes. */
export function AuditDetails({ action, details }: AuditDetailsProps) {
  const words = useCodeWords();
  const [about] = action.split('.');
  // The currency is shown with its amount.
  const isTold = AMOUNTS.some((name) => typeof details[name] === 'number');
  const shown = Object.entries(details).filter(([name]) => !(isTold && name === 'currency'));
  if (shown.length === 0) return null;
  return (
    <dl className={styles.details}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>
            <bdi>{words(name, 'operator:detail')}</bdi>
          </dt>
          <dd>
            <Value name={name} value={value} currency={details.currency} place={CODES[`${about}.${name}`]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ValueProps = {
  name: string;
  value: Details[string];
  currency: Details[string] | undefined;
  /** the group with the texts of its codes */
  place: string | undefined;
};

function Value({ name, value, currency, place }: ValueProps) {
  const { intl } = useLocale();
  const words = useCodeWords();
  if (typeof value === 'number')
    return typeof currency === 'string' && AMOUNTS.includes(name) ? (
      <Money money={{ amount: value, currency }} />
    ) : (
      numberFormat(intl).format(value)
    );
  if (name === 'orderId' && typeof value === 'string')
    return (
      <AppLink href={paths.adminOrder(value)}>
        <bdi dir="ltr">{value}</bdi>
      </AppLink>
    );
  const text = value === null ? '—' : String(value);
  return <BidiText>{place ? words(text, place) : text}</BidiText>;
}
