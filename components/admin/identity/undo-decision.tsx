'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import lists from '@/components/admin/lists/lists.module.css';
import { undoIdentityDecision } from '@/lib/client/endpoints.gen';
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
  const [isOpen, setIsOpen] = useState(false);
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
      <ConfirmAction
        endpoint={undoIdentityDecision}
        subject={isOpen ? check : null}
        input={({ _id: id }) => ({ params: { id } })}
        title={t('queue.undoQuestion', { name: isolate(check.person.name) })}
        confirmLabel={t('queue.undo')}
        done={t('queue.undoDone')}
        onClose={() => setIsOpen(false)}
      >
        {t('queue.undoNote')}
      </ConfirmAction>
    </>
  );
}
