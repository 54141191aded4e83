'use client';

import { useTranslation } from 'react-i18next';
import { SelectField } from '@/components/forms/select-field';
import { useCompany } from '@/hooks/companies/use-company';
import { ITSELF } from './itself';

/** Who gives the time of a company's offer: its own account, or a member, who is asked. */
export function HostField({ companyId }: { companyId: string }) {
  const { t } = useTranslation('kinds-bookings');
  const { data } = useCompany(companyId);
  const members = data?.members.filter(
    ({ status, isGone, person }) => status === 'active' && !isGone && person.role !== 'MEMBER',
  );
  return (
    <SelectField
      name="content.hostId"
      label={t('form.host')}
      hint={members?.length === 0 ? t('form.hostNobody') : t('form.hostHint')}
      options={[
        { value: ITSELF, label: t('form.hostItself') },
        ...(members ?? []).map(({ person }) => ({ value: person._id, label: person.name })),
      ]}
    />
  );
}
