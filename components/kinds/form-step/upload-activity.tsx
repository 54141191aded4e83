'use client';

import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';

type Activity = { busy: boolean; report: (field: string, busy: boolean) => void };

const ActivityContext = createContext<Activity>({ busy: false, report: () => {} });

type UploadActivityProps = { children: ReactNode };

/** Knows whether any field of the form is still uploading: until then the form cannot be saved. */
export function UploadActivity({ children }: UploadActivityProps) {
  const [fields, setFields] = useState<readonly string[]>([]);
  const report = useCallback((field: string, busy: boolean) => {
    setFields((list) => {
      if (list.includes(field) === busy) return list;
      return busy ? [...list, field] : list.filter((other) => other !== field);
    });
  }, []);
  const activity = useMemo(() => ({ busy: fields.length > 0, report }), [fields, report]);
  return <ActivityContext value={activity}>{children}</ActivityContext>;
}

/** Whether an upload is running. */
export function useUploading(): boolean {
  return use(ActivityContext).busy;
}

/** A field reports that it is uploading. */
export function useReportBusy(field: string, busy: boolean): void {
  const { report } = use(ActivityContext);
  useEffect(() => {
    report(field, busy);
    return () => report(field, false);
  }, [report, field, busy]);
}
