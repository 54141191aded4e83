'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/toast';
import { useEndMembership } from '@/hooks/companies/use-company-acts';
import { useErrorText } from '@/hooks/use-error-text';
import type { CompanyMember } from '@/lib/contract/companies';
import { isolate } from '@/lib/shared/arabic';

type EndDialogProps = {
  companyId: string;
  /** The membership to end; null closes the dialog. */
  member: CompanyMember | null;
  onClose: () => void;
};

/** Asks before a membership is ended or an invitation withdrawn. */
export function EndDialog({ companyId, member, onClose }: EndDialogProps) {
  const { t } = useTranslation('companies');
  const toast = useToast();
  const errorText = useErrorText();
  const end = useEndMembership(companyId);
  // The text stays while the dialog fades out.
  const [last, setLast] = useState<CompanyMember | null>(member);
  if (member && member !== last) setLast(member);
  const what = last?.status === 'invited' ? 'withdraw' : 'end';
  const close = () => {
    end.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={member !== null}
      title={t(`end.${what}Question`, { name: isolate(last?.person.name ?? '') })}
      confirmLabel={t(`end.${what}Confirm`)}
      destructive
      loading={end.isPending}
      error={end.error ? errorText(end.error) : null}
      onCancel={close}
      onConfirm={() => {
        if (!member) return;
        end.mutate(member._id, {
          onSuccess: () => {
            toast(t(`end.${what}Done`));
            close();
          },
        });
      }}
    >
      {t(`end.${what}Note`)}
    </ConfirmDialog>
  );
}
