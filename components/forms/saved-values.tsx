'use client';

import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

type SavedValuesProps = {
  /** Counts how often the form was saved. */
  saved: number;
};

/** Inside a `FormShell` that stays open: after saving, its values no longer count as changes. */
export function SavedValues({ saved }: SavedValuesProps) {
  const { reset, getValues } = useFormContext();
  const seen = useRef(saved);
  useEffect(() => {
    if (saved === seen.current) return;
    seen.current = saved;
    reset(getValues());
  }, [saved, reset, getValues]);
  return null;
}
