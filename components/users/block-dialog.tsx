'use client';

import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/toast';
import { useBlock } from '@/hooks/blocks/use-block';
import { useErrorText } from '@/hooks/use-error-text';
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
  const toast = useToast();
  const words = useErrorText();
  const block = useBlock(person._id);
  const who = { name: isolate(person.name) };
  const confirm = () =>
    block.mutate(true, {
      onSuccess: () => {
        toast(t('toast.blocked', who));
        onClose();
        onBlocked?.();
      },
    });
  return (
    <ConfirmDialog
      open={open}
      title={t('question', who)}
      confirmLabel={t('block')}
      destructive
      loading={block.isPending}
      error={block.error ? words(block.error) : null}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <ul className={styles.effects}>
        {EFFECTS.map((effect) => (
          <li key={effect}>{t(`explain.${effect}`)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
