'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { forgetBlocked } from '@/hooks/blocks/forget-person';
import { blockUser } from '@/lib/client/endpoints.gen';
import { isolate } from '@/lib/shared/arabic';
import styles from './block-dialog.module.css';

type BlockDialogProps = {
  person: { _id: string; name: string };
  open: boolean;
  onClose: () => void;
  onBlocked?: () => void;
};

const EFFECTS = ['hidden', 'comments', 'apart', 'bought', 'untold'] as const;

/** Asks before a person is blocked, and says what that means. */
export function BlockDialog({ person, open, onClose, onBlocked }: BlockDialogProps) {
  const { t } = useTranslation('blocks');
  const client = useQueryClient();
  const who = { name: isolate(person.name) };
  return (
    <ConfirmAction
      endpoint={blockUser}
      subject={open ? person : null}
      input={({ _id }) => ({ params: { id: _id } })}
      title={t('question', who)}
      confirmLabel={t('block')}
      destructive
      done={t('toast.blocked', who)}
      onDone={() => {
        forgetBlocked(client, person._id);
        onBlocked?.();
      }}
      onClose={onClose}
    >
      <ul className={styles.effects}>
        {EFFECTS.map((effect) => (
          <li key={effect}>{t(`explain.${effect}`)}</li>
        ))}
      </ul>
    </ConfirmAction>
  );
}
