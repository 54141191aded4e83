'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { SelectField } from '@/components/forms/select-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { OwnerDialog } from '@/components/payouts/owner-dialog';
import { useToast } from '@/components/ui/toast';
import { usePayoutSteps } from '@/hooks/admin/use-payouts';
import { FAILURES } from '@/lib/contract/choices';
import styles from './payouts.module.css';

const transferSchema = async () => (await import('@/lib/contract/operator-payouts')).transferPayout.body;
const failureSchema = async () => (await import('@/lib/contract/operator-payouts')).failPayout.body;

type DialogProps = { payoutId: string; onClose: () => void };

/** Records that the bank has sent a payout. */
export function TransferDialog({ payoutId, onClose }: DialogProps) {
  const { t } = useTranslation(['payouts', 'operator-payouts']);
  const toast = useToast();
  const { transfer } = usePayoutSteps(payoutId);
  return (
    <OwnerDialog open title={t('operator-payouts:transferTitle')} onClose={onClose}>
      <FormShell
        schema={transferSchema}
        defaultValues={{ reference: '' }}
        label={t('operator-payouts:transferTitle')}
        onSubmit={async (body) => {
          await transfer(body);
          toast(t('operator-payouts:transferDone'));
          onClose();
        }}
      >
        <TextField
          name="reference"
          label={t('operator-payouts:reference')}
          hint={t('operator-payouts:referenceHint')}
          dir="ltr"
          autoComplete="off"
          required
        />
        <Foot onClose={onClose} label={t('operator-payouts:transferred')} />
      </FormShell>
    </OwnerDialog>
  );
}

/** Records why a payout failed, or why the bank returned it. The amount goes back to its creator. */
export function FailDialog({ payoutId, isReturn = false, onClose }: DialogProps & { isReturn?: boolean }) {
  const { t } = useTranslation(['payouts', 'operator-payouts']);
  const toast = useToast();
  const { fail, giveBack } = usePayoutSteps(payoutId);
  const title = t(isReturn ? 'operator-payouts:returnTitle' : 'operator-payouts:failTitle');
  return (
    <OwnerDialog open title={title} onClose={onClose}>
      <p>{t(isReturn ? 'operator-payouts:returnText' : 'operator-payouts:failText')}</p>
      <FormShell
        schema={failureSchema}
        defaultValues={{ reason: 'account_rejected', note: '' }}
        label={title}
        onSubmit={async (body) => {
          await (isReturn ? giveBack : fail)(body);
          toast(t('operator-payouts:failDone'));
          onClose();
        }}
      >
        <SelectField
          name="reason"
          label={t('operator-payouts:reason')}
          options={FAILURES.map((value) => ({ value, label: t(`failure.${value}`) }))}
        />
        <TextAreaField name="note" label={t('operator-payouts:note')} hint={t('operator-payouts:noteHint')} />
        <Foot
          onClose={onClose}
          label={t(isReturn ? 'operator-payouts:returnedAct' : 'operator-payouts:failedAct')}
          destructive
        />
      </FormShell>
    </OwnerDialog>
  );
}

function Foot({
  onClose,
  label,
  destructive,
}: {
  onClose: () => void;
  label: string;
  destructive?: boolean;
}) {
  const { t } = useTranslation(['payouts', 'operator-payouts']);
  return (
    <div className={`cluster gap-2 ${styles.foot}`}>
      <Button variant="text" color="inherit" onClick={onClose}>
        {t('setup.cancel')}
      </Button>
      <SubmitButton fullWidth={false} color={destructive ? 'error' : 'primary'}>
        {label}
      </SubmitButton>
    </div>
  );
}
