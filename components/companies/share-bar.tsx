'use client';

import { useTranslation } from 'react-i18next';
import type { Company } from '@/lib/contract/companies';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatShare } from '@/lib/shared/share';
import styles from './share-bar.module.css';
import { toneOf } from './tones';

type ShareBarProps = { company: Company };

/**
 * The net of a sale as one bar: the company's own share first, then each member. Shares of open invitations are
 * hatched.
 */
export function ShareBar({ company }: ShareBarProps) {
  const { t } = useTranslation('companies');
  const { intl } = useLocale();
  const { ownShareBps, members } = company;
  const waiting = members.filter(({ status }) => status === 'invited');
  const held = waiting.reduce((sum, { shareBps }) => sum + shareBps, 0);
  const said = [
    t('bar.own', { share: formatShare(ownShareBps, intl) }),
    ...members
      .filter(({ status }) => status === 'active')
      .map(({ person, shareBps }) => `${isolate(person.name)} ${formatShare(shareBps, intl)}`),
  ];
  const width = (bps: number) => ({ inlineSize: `${bps / 100}%` });
  return (
    <div className={styles.bar} role="img" aria-label={said.join(t('bar.comma'))}>
      <span className={styles.own} style={width(Math.max(0, ownShareBps - held))} />
      {waiting.map((member) => (
        <span key={member._id} className={styles.waiting} style={width(member.shareBps)} />
      ))}
      {members.map((member, index) =>
        member.status === 'active' && member.shareBps > 0 ? (
          <span
            key={member._id}
            className={styles.part}
            data-tone={toneOf(index)}
            style={width(member.shareBps)}
          />
        ) : null,
      )}
    </div>
  );
}
