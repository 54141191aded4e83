'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { useToast } from '@/components/ui/toast';
import { useMemberActs } from '@/hooks/admin/use-members';
import type { MemberDetails } from '@/lib/contract/operator-people';
import { isolate } from '@/lib/shared/arabic';
import styles from './people.module.css';

const schema = async () => (await import('@/lib/contract/operator-people')).suspendMember.body;

type MemberDialogProps = { member: MemberDetails; open: boolean; onClose: () => void };

/** Says what a suspension does and asks for the reason. The member reads it. */
export function SuspendDialog({ member, open, onClose }: MemberDialogProps) {
  const { t } = useTranslation(['operator', 'common']);
  const toast = useToast();
  const titleId = useId();
  const { suspend } = useMemberActs(member._id);
  const title = t('people.suspendQuestion', { name: isolate(member.name) });
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <FormShell
        schema={schema}
        defaultValues={{ reason: '' }}
        label={title}
        onSubmit={async (body) => {
          await suspend.mutateAsync(body);
          toast(t('people.suspended'));
          onClose();
        }}
      >
        <DialogContent className={styles.dialog}>
          <p>{t('people.suspendNote')}</p>
          <TextAreaField
            name="reason"
            label={t('people.reason')}
            hint={t('people.reasonHint')}
            max={1000}
            required
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton fullWidth={false} color="error">
            {t('people.suspend')}
          </SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
