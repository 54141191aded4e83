'use client';

import { useTranslation } from 'react-i18next';
import { CityField } from '@/components/forms/city-field';
import { ComboboxField } from '@/components/forms/combobox-field';
import { DateField } from '@/components/forms/date-field';
import { SelectField } from '@/components/forms/select-field';
import { TagsField } from '@/components/forms/tags-field';
import { useCountries } from '@/hooks/reference/use-countries';
import { useIndustries } from '@/hooks/reference/use-industries';
import { COMPANY_SIZES, GENDERS } from '@/lib/contract/choices';
import { isolate } from '@/lib/shared/arabic';
import { latestToday } from '@/lib/shared/days';

type DetailFieldsProps = {
  /** Marked as required: in the setup, not in the settings. */
  required?: boolean;
};

/** Date of birth and gender, which nobody else sees. */
export function PersonFields({ required }: DetailFieldsProps) {
  const { t } = useTranslation('setup');
  const genders = GENDERS.map((value) => ({ value, label: t(`gender.${value}`) }));
  return (
    <>
      <DateField
        name="dateOfBirth"
        label={t('field.dateOfBirth')}
        hint={t('field.dateOfBirthHint')}
        min="1900-01-01"
        max={latestToday()}
        opensAt="year"
        required={required}
      />
      <SelectField
        name="gender"
        label={t('field.gender')}
        hint={t('field.genderHint')}
        options={genders}
        required={required}
      />
    </>
  );
}

export function IndustryField({ required }: DetailFieldsProps) {
  const { t } = useTranslation('setup');
  return (
    <ComboboxField
      name="industryId"
      label={t('field.industry')}
      placeholder={t('field.industryPlaceholder')}
      options={useIndustries()}
      required={required}
    />
  );
}

/** Country, and a city in it. */
export function PlaceFields({ required }: DetailFieldsProps) {
  const { t } = useTranslation('setup');
  return (
    <>
      <ComboboxField
        name="country"
        label={t('field.country')}
        placeholder={t('field.countryPlaceholder')}
        options={useCountries()}
        required={required}
      />
      <CityField name="city" label={t('field.city')} countryName="country" required={required} />
    </>
  );
}

/** Size, founding date and tags of a company. */
export function CompanyFields({ required }: DetailFieldsProps) {
  const { t } = useTranslation('setup');
  const sizes = COMPANY_SIZES.map((value) => ({
    value,
    // The range keeps its direction in an Arabic sentence.
    label: value === '1' ? t('size.one') : t('size.range', { range: isolate(value.replace('-', '–')) }),
  }));
  return (
    <>
      <SelectField
        name="companySize"
        label={t('field.companySize')}
        placeholder={t('field.companySizePlaceholder')}
        options={sizes}
        required={required}
      />
      <DateField
        name="foundedOn"
        min="1000-01-01"
        max={latestToday()}
        opensAt="year"
        label={t('field.foundedOn')}
        hint={t('field.foundedOnHint')}
        required={required}
      />
      <IndustryField required={required} />
      <TagsField
        name="tags"
        label={t('field.tags')}
        hint={t('field.tagsHint')}
        placeholder={t('field.tagsPlaceholder')}
        required={required}
      />
    </>
  );
}
