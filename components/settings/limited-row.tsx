'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { Handle } from '@/components/ui/handle';
import { TimeAgo } from '@/components/ui/time-ago';
import { PersonWords } from '@/components/users/person-words';
import { useMuteToast } from '@/components/users/use-mute-toast';
import { useUnblockToast } from '@/components/users/use-unblock-toast';
import type { LimitedPerson } from '@/lib/contract/blocks';
import { paths } from '@/lib/shared/paths';
import styles from './limited-list.module.css';

type RowProps = { person: LimitedPerson };

export function BlockedRow({ person }: RowProps) {
  const { t } = useTranslation('blocks');
  const { unblock, isPending } = useUnblockToast(person);
  return (
    <LimitedRow person={person}>
      <Button
        variant="outlined"
        size="small"
        loading={isPending}
        aria-label={t('unblockName', { name: person.name })}
        onClick={unblock}
      >
        {t('unblock')}
      </Button>
    </LimitedRow>
  );
}

export function MutedRow({ person }: RowProps) {
  const { t } = useTranslation('blocks');
  const mute = useMuteToast(person);
  return (
    <LimitedRow person={person}>
      <Button
        variant="outlined"
        size="small"
        aria-label={t('unmuteName', { name: person.name })}
        onClick={() => mute(false)}
      >
        {t('unmute')}
      </Button>
    </LimitedRow>
  );
}

type LimitedRowProps = RowProps & { children: React.ReactNode };

/** A person, since when, and a button to undo it. */
function LimitedRow({ person, children }: LimitedRowProps) {
  const profile = paths.user(person._id);
  return (
    <div className="row gap-3 min-0">
      <AppLink href={profile} tabIndex={-1} aria-hidden="true">
        <Avatar name={person.name} src={person.profilePic} size={44} />
      </AppLink>
      <PersonWords name={person.name} href={profile}>
        <span className={`flex gap-2 type-caption text-secondary ${styles.meta}`}>
          <Handle handle={person.handle} />
          <TimeAgo time={person.since} />
        </span>
      </PersonWords>
      {children}
    </div>
  );
}
