'use client';

import { FieldMessage } from '@/components/forms/field-message';
import { useField } from '@/components/forms/use-field';
import { RatingInput } from '@/components/ui/rating-input';
import styles from './evaluations.module.css';

type RatingFieldProps = { name: string; label: string };

/** Stars in a form. */
export function RatingField({ name, label }: RatingFieldProps) {
  const { field, error } = useField(name, label);
  return (
    <div className={styles.ratingField}>
      <RatingInput value={field.value ?? null} onChange={field.onChange} label={label} />
      {error ? (
        <p className="type-caption" role="alert">
          <FieldMessage error={error} />
        </p>
      ) : null}
    </div>
  );
}
