'use client';

import Button from '@mui/material/Button';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FieldMessage } from '@/components/forms/field-message';
import { useField } from '@/components/forms/use-field';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import styles from './part-line.module.css';
import { useSavedDraft } from './saved-draft';

interface PartLineProps {
  /** the field that the server names where the part is missing; it holds nothing */
  name: string;
  label: string;
  icon: IconName;
  /** what there is so far */
  facts: string;
  /** what leads to the page, and whether the creator has been there */
  action: string;
  isBegun: boolean;
  pathOf: (productId: string) => string;
  hint?: string;
  /** what was missing when the server looked is there now */
  isThere?: boolean;
}

/** A part of a product that is made on a page of its own, and the way to it. The draft is saved on the way. */
export function PartLine(props: PartLineProps) {
  const { name, label, icon, facts, action, isBegun, pathOf, hint, isThere = false } = props;
  const router = useRouter();
  const { field, error } = useField(name, label);
  const { save } = useSavedDraft();
  const [isLeaving, setLeaving] = useState(false);
  const wrong = isThere ? undefined : error;
  const go = async () => {
    setLeaving(true);
    const saved = await save();
    if (saved) router.push(pathOf(saved._id));
    else setLeaving(false);
  };
  return (
    <section className={`row cluster gap-3 ${styles.part}`} aria-label={label} data-wrong={Boolean(wrong)}>
      <Icon name={icon} size={28} className={styles.icon} />
      <div className={`grid grow type-body2 text-secondary ${styles.words}`}>
        <strong>{label}</strong>
        <span>{facts}</span>
      </div>
      <Button
        ref={field.ref}
        variant={isBegun ? 'outlined' : 'contained'}
        loading={isLeaving}
        onClick={() => void go()}
      >
        {action}
      </Button>
      {wrong || hint ? (
        <p role={wrong ? 'alert' : undefined} className={styles.problem}>
          <FieldMessage error={wrong} hint={hint} />
        </p>
      ) : null}
    </section>
  );
}
