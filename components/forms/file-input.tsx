'use client';

import type { Ref } from 'react';

type FileInputProps = {
  /** for the button that opens it */
  ref: Ref<HTMLInputElement>;
  'aria-label'?: string | undefined;
  accept?: string | undefined;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
};

/** The unseen field behind a button that chooses files. What was chosen can be chosen again. */
export function FileInput({ onChoose, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      hidden
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        target.value = '';
        onChoose(files);
      }}
    />
  );
}
