'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import lists from '@/components/admin/lists/lists.module.css';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/toast';
import { useIdentityDecisions } from '@/hooks/admin/use-identity-checks';
import { useErrorText } from '@/hooks/use-error-text';
import type { IdentityCheckRow } from '@/lib/contract/identity';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';

type UndoDecisionProps = { check: IdentityCheckRow; until: string };

/** Undoes the decision about a check, as long as its documents are kept. */
export function UndoDecision({ check, until }: UndoDecisionProps) {
  const { t } = useTranslation('identity');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const toast = useToast();
  const words = useErrorText();
  const [isOpen, setIsOpen] = useState(false);
  const { undo } = useIdentityDecisions(check._id);
  const close = () => {
    undo.reset();
    setIsOpen(false);
  };
  return (
    <>
      <p className="type-body2 text-secondary">
        {t('queue.undoUntil', { date: formatMoment(until, intl, zone) })}
      </p>
      <div className={lists.actions}>
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {t('queue.undo')}
        </Button>
      </div>
      <ConfirmDialog
        open={isOpen}
        title={t('queue.undoQuestion', { name: isolate(check.person.name) })}
        confirmLabel={t('queue.undo')}
        loading={undo.isPending}
        error={undo.error ? words(undo.error) : null}
        onCancel={close}
        onConfirm={() =>
          undo.mutate(undefined, {
            onSuccess: () => {
              toast(t('queue.undoDone'));
              close();
            },
          })
        }
      >
        {t('queue.undoNote')}
      </ConfirmDialog>
    </>
  );
}
