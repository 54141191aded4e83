'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/components/ui/status-chip';
import { TimeAgo } from '@/components/ui/time-ago';
import type { SessionView } from '@/lib/contract/account';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatDate } from '@/lib/shared/dates';
import styles from './sessions-card.module.css';

type SessionRowProps = { session: SessionView; disabled: boolean; onEnd: () => void };

/** One device: what it is, where, and when it was last used. */
export function SessionRow({ session, disabled, onEnd }: SessionRowProps) {
  const { t } = useTranslation('account');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { browser, system, address, isCurrent, createdAt, lastSeenAt } = session;
  const device = t('sessions.device', {
    browser: browser ? isolate(browser) : t('sessions.unknownBrowser'),
    system: system ? isolate(system) : t('sessions.unknownSystem'),
  });
  return (
    <li className={`row spread gap-3 ${styles.row}`}>
      <div className="min-0">
        <p className={styles.device}>
          {device}
          {isCurrent ? <StatusChip tone="success" label={t('sessions.current')} /> : null}
        </p>
        <p className={`cluster type-body2 anywhere text-secondary ${styles.facts}`}>
          <span>
            {t('sessions.lastSeen')} <TimeAgo time={lastSeenAt} />
          </span>
          <span>{t('sessions.since', { date: formatDate(createdAt, 'text', intl, zone) })}</span>
          <Address address={address} />
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          variant="text"
          color="error"
          disabled={disabled}
          onClick={onEnd}
          aria-label={t('sessions.endNamed', { device })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

const LOOPBACK = /^(127\.|0:0:0:0$|::1$|::ffff:127\.)/;

function Address({ address }: { address: string }) {
  const { t } = useTranslation('account');
  if (address === '') return null;
  return LOOPBACK.test(address) ? <span>{t('sessions.local')}</span> : <bdi dir="ltr">{address}</bdi>;
}
