'use client';

import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '@/components/forms/use-field';
import { partsOf } from '@/components/kinds/table';
import { typeIcons } from '@/components/products/type-icons';
import { Icon } from '@/components/ui/icon';
import { kindNameOf, MAKEABLE_TYPES, type MakeableType } from '@/lib/contract/kinds/types';
import type { DraftValues } from './product-draft';
import styles from './type-field.module.css';

type TypeFieldProps = {
  /** The type cannot change once the product is saved. */
  fixed: boolean;
};

/** The type of the product: four cards, one choice. */
export function TypeField({ fixed }: TypeFieldProps) {
  const { t } = useTranslation(['creator', 'products']);
  const { field } = useField('type', t('form.type'));
  const { getValues, setValue } = useFormContext<DraftValues>();
  const id = useId();
  // A product of another kind sells something else.
  const choose = (type: MakeableType) => {
    field.onChange(type);
    const kind = kindNameOf(type);
    if (getValues('content.kind') !== kind) setValue('content', partsOf(kind).draftOf(null));
  };
  return (
    <fieldset className={styles.field} disabled={fixed}>
      <legend className={styles.legend}>{t('form.type')}</legend>
      <div className={styles.types}>
        {MAKEABLE_TYPES.map((type) => (
          <label key={type} className={styles.type} htmlFor={`${id}-${type}`}>
            <input
              id={`${id}-${type}`}
              type="radio"
              name={field.name}
              value={type}
              checked={field.value === type}
              onChange={() => choose(type)}
              aria-describedby={`${id}-${type}-hint`}
              aria-label={t(`products:type.${type}`)}
            />
            <Icon name={typeIcons[type]} size={24} />
            <span className={styles.name}>{t(`products:type.${type}`)}</span>
            <span className={styles.hint} id={`${id}-${type}-hint`}>
              {t(`products:typeHint.${type}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
