'use client';

import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ComboboxField } from '@/components/forms/combobox-field';
import { TextField } from '@/components/forms/text-field';
import { useCountries } from '@/hooks/reference/use-countries';
import { hasIban, ibanLength } from '@/lib/shared/bank-accounts';
import styles from './payouts.module.css';

/** The fields that a bank needs for a payment; they depend on the country. */
export function MethodFields() {
  const { t } = useTranslation('payouts');
  const countries = useCountries();
  const country: string = useWatch({ name: 'country' }) ?? '';
  const length = ibanLength(country);
  const isIban = country === '' || hasIban(country);
  const code = { dir: 'ltr', autoComplete: 'off', required: true } as const;
  return (
    <>
      <ComboboxField
        name="country"
        label={t('setup.country')}
        hint={t('setup.countryHint')}
        options={countries}
        required
      />
      <div className={`stack gap-4 ${styles.pair}`}>
        <TextField name="bankName" label={t('setup.bankName')} required maxLength={70} />
        <TextField
          name="swift"
          label={t('setup.swift')}
          hint={t('setup.swiftHint')}
          maxLength={14}
          {...code}
        />
      </div>
      <TextField
        name="account"
        label={isIban ? t('setup.iban') : t('setup.account')}
        hint={length ? t('setup.ibanHint', { length, country }) : undefined}
        maxLength={50}
        {...code}
      />
      {country === 'US' ? (
        <TextField
          name="routing"
          label={t('setup.routing')}
          hint={t('setup.routingHint')}
          inputMode="numeric"
          maxLength={12}
          {...code}
        />
      ) : null}
      <div className={`stack gap-4 ${styles.pair}`}>
        <TextField
          name="latinName"
          label={t('setup.latinName')}
          hint={t('setup.latinNameHint')}
          maxLength={70}
          {...code}
        />
        <TextField
          name="arabicName"
          label={t('setup.arabicName')}
          hint={t('setup.arabicNameHint')}
          required
          maxLength={70}
        />
      </div>
    </>
  );
}
