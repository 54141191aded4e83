'use client';

import { useTranslation } from 'react-i18next';
import { ComboboxField } from '@/components/forms/combobox-field';
import { DateField } from '@/components/forms/date-field';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { useCountries } from '@/hooks/reference/use-countries';
import { useAction } from '@/hooks/use-action';
import { submitIdentity } from '@/lib/client/endpoints.gen';
import { SIDES } from '@/lib/contract/choices';
import type { IdentityView } from '@/lib/contract/identity';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { latestToday } from '@/lib/shared/days';
import { DocumentSlot } from './document-slot';
import styles from './identity.module.css';

type IdentityFormProps = { check: IdentityView };

/** The documents to send, and who is on them. */
export function IdentityForm({ check }: IdentityFormProps) {
  const { t } = useTranslation('identity');
  const zone = useTimeZone();
  const submit = useAction(submitIdentity, { done: t('sent') });
  const hasFront = check.documents.some(({ side }) => side === 'front');
  return (
    <Card padding="large">
      <FormShell
        schema={async () => (await import('./identity-schema')).identityStatement(zone)}
        defaultValues={check.draft}
        label={t('form')}
        className={styles.card}
        onSubmit={async (body) => {
          await submit.runAsync({ body });
        }}
      >
        <h2 className="type-h5">{t('documents')}</h2>
        <p className="type-body2 text-secondary">{t('kinds')}</p>
        <ul className={styles.slots}>
          {SIDES.map((side) => (
            <DocumentSlot
              key={side}
              side={side}
              document={check.documents.find((document) => document.side === side)}
            />
          ))}
        </ul>
        <h2 className="type-h5">{t('person')}</h2>
        <p className="type-body2 text-secondary">{t('personHint')}</p>
        <PersonFields />
        <p className="flex gap-2 type-body2 text-secondary">
          <Icon name="lock" size={20} />
          <span>{t('privacy')}</span>
        </p>
        {hasFront ? null : <p className="type-body2 text-secondary">{t('needsFront')}</p>}
        <div className={styles.send}>
          <SubmitButton fullWidth={false} disabled={!hasFront}>
            {t('send')}
          </SubmitButton>
        </div>
      </FormShell>
    </Card>
  );
}

function PersonFields() {
  const { t } = useTranslation('identity');
  return (
    <>
      <div className={`stack gap-4 ${styles.pair}`}>
        <TextField
          name="latinName"
          label={t('field.latinName')}
          dir="ltr"
          autoComplete="off"
          maxLength={70}
          required
        />
        <TextField
          name="arabicName"
          label={t('field.arabicName')}
          autoComplete="off"
          maxLength={70}
          required
        />
      </div>
      <div className={`stack gap-4 ${styles.pair}`}>
        <DateField
          name="dateOfBirth"
          label={t('field.dateOfBirth')}
          hint={t('field.dateOfBirthHint')}
          min="1900-01-01"
          max={latestToday()}
          opensAt="year"
          required
        />
        <ComboboxField
          name="country"
          label={t('field.country')}
          placeholder={t('field.countryPlaceholder')}
          options={useCountries()}
          required
        />
      </div>
    </>
  );
}
