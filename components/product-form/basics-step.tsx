'use client';

import { useTranslation } from 'react-i18next';
import { SelectField } from '@/components/forms/select-field';
import { TagsField } from '@/components/forms/tags-field';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { useCategories } from '@/hooks/products/use-categories';
import { roomFor } from '@/lib/contract/limits';
import { DescriptionField } from './description-field';
import { TypeField } from './type-field';

type BasicsStepProps = { saved: boolean };

/** The type, the title and the description. */
export function BasicsStep({ saved }: BasicsStepProps) {
  const { t } = useTranslation('creator');
  const categories = useCategories();
  return (
    <>
      <TypeField fixed={saved} />
      <TextField
        name="title"
        label={t('form.title')}
        placeholder={t('form.titlePlaceholder')}
        maxLength={roomFor(120)}
        required
      />
      <DescriptionField />
      <TextAreaField name="outcomes" label={t('form.outcomes')} hint={t('form.outcomesHint')} rows={2} />
      <TextAreaField name="audience" label={t('form.audience')} hint={t('form.audienceHint')} rows={2} />
      <SelectField
        name="categoryId"
        label={t('form.category')}
        placeholder={t('form.chooseCategory')}
        options={categories}
      />
      <TagsField
        name="tags"
        label={t('form.tags')}
        hint={t('form.tagsHint')}
        placeholder={t('form.tagsPlaceholder')}
      />
    </>
  );
}
