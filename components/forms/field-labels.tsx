'use client';

import { createContext, type ReactNode, use, useEffect, useState } from 'react';

/** Field name → label, in the order of the page. The list of errors calls fields by their labels. */
const FieldLabelsContext = createContext<Map<string, string>>(new Map());

type FieldLabelsProps = { children: ReactNode };

export function FieldLabels({ children }: FieldLabelsProps) {
  const [labels] = useState(() => new Map<string, string>());
  return <FieldLabelsContext value={labels}>{children}</FieldLabelsContext>;
}

/** Registers a field's label with the form around it. */
export function useRegisterLabel(name: string, label: string): void {
  const labels = use(FieldLabelsContext);
  useEffect(() => {
    labels.set(name, label);
    return () => {
      labels.delete(name);
    };
  }, [labels, name, label]);
}

export function useFieldLabels(): ReadonlyMap<string, string> {
  return use(FieldLabelsContext);
}
