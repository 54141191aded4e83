'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/avatar';
import { Handle } from '@/components/ui/handle';
import { StatusChip } from '@/components/ui/status-chip';
import { PersonWords } from '@/components/users/person-words';
import type { Company, CompanyMember } from '@/lib/contract/companies';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoneyDay } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { formatShare } from '@/lib/shared/share';
import { MemberMenu } from './member-menu';
import styles from './member-row.module.css';
import { toneOf } from './tones';

type MemberRowProps = {
  member: CompanyMember;
  /** Its place on the list, which gives the colour. */
  index: number;
  onChange: () => void;
  onRole: () => void;
  onEnd: () => void;
};

/** A member: name, role, share now and later, and the actions. */
export function MemberRow({ member, index, onChange, onRole, onEnd }: MemberRowProps) {
  const { t } = useTranslation('companies');
  const { intl } = useLocale();
  const { person, role, status, can } = member;
  const name = isolate(person.name);
  return (
    <li className={styles.row}>
      <span
        className={styles.dot}
        data-tone={status === 'invited' ? 'waiting' : toneOf(index)}
        aria-hidden="true"
      />
      <Avatar name={person.name} src={person.profilePic} size={44} />
      <PersonWords
        name={person.name}
        href={member.isGone ? undefined : paths.user(person._id)}
        marks={
          <>
            {status === 'invited' ? <StatusChip tone="warning" label={t('status.invited')} /> : null}
            {role === 'administrator' ? <StatusChip tone="neutral" label={t('role.administrator')} /> : null}
          </>
        }
      >
        {member.isGone ? (
          <span className="type-caption text-secondary">{t('shares.gone')}</span>
        ) : (
          <Handle handle={person.handle} className="type-caption text-secondary" />
        )}
        {member.planned.map(({ shareBps, from }) => (
          <span key={from} className={`type-caption text-secondary ${styles.planned}`}>
            {t('planned', {
              share: isolate(formatShare(shareBps, intl)),
              date: formatMoneyDay(from, 'text', intl),
            })}
          </span>
        ))}
      </PersonWords>
      <strong className={`type-h6 tabular ${styles.share}`}>{formatShare(member.shareBps, intl)}</strong>
      {can.changeShare || can.changeRole || can.end ? (
        <div className={`row cluster gap-2 ${styles.actions}`}>
          {can.changeShare ? (
            <Button
              size="small"
              variant="outlined"
              onClick={onChange}
              aria-label={t('change.openFor', { name })}
            >
              {t('change.open')}
            </Button>
          ) : null}
          {can.end && status === 'invited' ? (
            <Button
              size="small"
              variant="outlined"
              color="error"
              onClick={onEnd}
              aria-label={t('end.withdrawFor', { name })}
            >
              {t('end.withdraw')}
            </Button>
          ) : (
            <MemberMenu
              name={name}
              onRole={can.changeRole ? onRole : undefined}
              onEnd={can.end ? onEnd : undefined}
            />
          )}
        </div>
      ) : null}
    </li>
  );
}

type OwnRowProps = { company: Company };

/** The company's own share. It cannot be changed: it is the rest of all others. */
export function OwnRow({ company: { company, ownShareBps } }: OwnRowProps) {
  const { t } = useTranslation('companies');
  const { intl } = useLocale();
  return (
    <li className={styles.row}>
      <span className={styles.dot} data-tone="own" aria-hidden="true" />
      <Avatar name={company.name} src={company.profilePic} size={44} />
      <PersonWords name={company.name} href={paths.user(company._id)}>
        <span className="type-caption text-secondary">{t('shares.own')}</span>
      </PersonWords>
      <strong className={`type-h6 tabular ${styles.share}`}>{formatShare(ownShareBps, intl)}</strong>
    </li>
  );
}
