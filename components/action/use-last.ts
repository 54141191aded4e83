'use client';

import { useState } from 'react';

/** The last subject of a dialog: its text stays while the dialog fades out. */
export function useLast<T>(subject: T | null): T | null {
  const [last, setLast] = useState(subject);
  if (subject !== null && subject !== last) setLast(subject);
  return subject ?? last;
}
