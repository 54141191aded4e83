'use client';

import { useTranslation } from 'react-i18next';
import lists from '@/components/admin/lists/lists.module.css';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { useCodeWords } from '@/hooks/use-code-words';
import type { AuditEntry } from '@/lib/contract/operator';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import { numberFormat } from '@/lib/shared/intl';
import { paths } from '@/lib/shared/paths';
import styles from './audit.module.css';
import { AuditDetails } from './audit-details';
import type { AuditFilter } from './audit-filters';

type AuditRowProps = { entry: AuditEntry; filter: AuditFilter };

/** One entry: its number and time, the actor, the action, the subject, and the note. */
export function AuditRow({ entry, filter }: AuditRowProps) {
  const { t } = useTranslation('operator');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const words = useCodeWords();
  const { actor, subject, subjectId, details } = entry;
  const { action, actor: byActor, subject: bySubject } = filter;
  return (
    <li className={lists.entry}>
      <p className={lists.line}>
        <bdi dir="ltr">#{numberFormat(intl, { useGrouping: false }).format(Number(entry._id))}</bdi>
        <time dateTime={entry.at}>{formatMoment(entry.at, intl, zone)}</time>
      </p>
      <p className={styles.action}>
        <strong>{words(entry.action, 'operator:action')}</strong>
      </p>
      <p className={`row cluster type-body2 ${styles.who}`}>
        <span>
          {t('audit.by')}{' '}
          <AppLink href={paths.adminAudit({ action, subject: bySubject, actor: actor?._id ?? 'command' })}>
            {actor ? <BidiText>{actor.name}</BidiText> : t('audit.command')}
          </AppLink>
        </span>
        {subject && subject._id !== actor?._id ? (
          <span>
            {t('audit.about')}{' '}
            <AppLink href={paths.adminAudit({ action, actor: byActor, subject: subject._id })}>
              <BidiText>{subject.name}</BidiText>
            </AppLink>
            <AppLink
              href={paths.adminPerson(subject._id)}
              className={styles.open}
              aria-label={t('audit.open')}
            >
              <Icon name="user" size={18} />
            </AppLink>
          </span>
        ) : null}
        {subjectId && !subject ? (
          <AppLink href={paths.adminAudit({ action, actor: byActor, subject: subjectId })}>
            <bdi dir="ltr" className="type-caption anywhere text-secondary">
              {subjectId}
            </bdi>
          </AppLink>
        ) : null}
      </p>
      <AuditDetails action={entry.action} details={details} />
    </li>
  );
}
