'use client';

import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '@/components/forms/use-field';
import { partsOf } from '@/components/kinds/table';
import { typeIcons } from '@/components/products/type-icons';
import { Icon } from '@/components/ui/icon';
import { kindNameOf, MAKEABLE_TYPES } from '@/lib/contract/kinds/types';
import type { ProductType } from '@/lib/contract/products';
import type { DraftValues } from './product-draft';
import styles from './type-field.module.css';

type TypeFieldProps = {
  /** The type cannot change once the product is saved. */
  fixed: boolean;
};

/** The type of the product: one of four cards. A saved product shows its own type alone, which may be an older one. */
export function TypeField({ fixed }: TypeFieldProps) {
  const { t } = useTranslation(['creator', 'products', 'product-form']);
  const { field } = useField('type', t('form.type'));
  const { getValues, setValue } = useFormContext<DraftValues>();
  const id = useId();
  // A product of another kind sells something else.
  const types: readonly ProductType[] = fixed ? [getValues('type')] : MAKEABLE_TYPES;
  const choose = (type: ProductType) => {
    field.onChange(type);
    const kind = kindNameOf(type);
    if (getValues('content.kind') !== kind) setValue('content', partsOf(kind).draftOf(null));
  };
  return (
    <fieldset disabled={fixed}>
      <legend className={styles.legend}>{t('form.type')}</legend>
      <div className={styles.types}>
        {types.map((type) => {
          const hinted = MAKEABLE_TYPES.find((makeable) => makeable === type);
          return (
            <label key={type} className={styles.type} htmlFor={`${id}-${type}`}>
              <input
                id={`${id}-${type}`}
                type="radio"
                name={field.name}
                value={type}
                checked={field.value === type}
                onChange={() => choose(type)}
                aria-describedby={hinted ? `${id}-${type}-hint` : undefined}
                aria-label={t(`products:type.${type}`)}
              />
              <Icon name={typeIcons[type]} size={24} />
              <span className="type-label">{t(`products:type.${type}`)}</span>
              {hinted ? (
                <span className={`type-caption text-secondary ${styles.hint}`} id={`${id}-${type}-hint`}>
                  {t(`product-form:typeHint.${hinted}`)}
                </span>
              ) : null}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
