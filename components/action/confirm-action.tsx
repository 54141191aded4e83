'use client';

import type { ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useAction } from '@/hooks/use-action';
import type { Address, Input, Payload } from '@/lib/contract/endpoint';
import { useLast } from './use-last';

type Text<T, Kind = string> = Kind | ((subject: T) => Kind);

type ConfirmActionProps<E extends Address, T> = {
  endpoint: E;
  /** what the action is about; null closes the dialog */
  subject: T | null;
  input: (subject: T) => Input<E>;
  /** the question */
  title: Text<T>;
  /** the verb of the action */
  confirmLabel: Text<T>;
  /** of the other button, where the action is to cancel something */
  cancelLabel?: string;
  /** the toast after success */
  done?: Text<T>;
  /** the action removes something */
  destructive?: boolean;
  onDone?: (answer: Payload<E>) => void;
  /** after success, or when it is closed */
  onClose: () => void;
  /** what the action means */
  children?: Text<T, ReactNode>;
};

/** Asks before an action that is hard to undo, and carries it out; why it failed stands in the dialog. */
export function ConfirmAction<E extends Address, T>(props: ConfirmActionProps<E, T>) {
  const { endpoint, subject, input, title, confirmLabel, done, onDone, onClose, children } = props;
  const shown = useLast(subject);
  const of = <Kind,>(text: Text<T, Kind>): Kind | null =>
    typeof text !== 'function' ? text : shown === null ? null : (text as (subject: T) => Kind)(shown);
  const action = useAction(endpoint, done === undefined ? {} : { done: () => of(done) ?? '' });
  const close = () => {
    action.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={subject !== null}
      title={of(title) ?? ''}
      confirmLabel={of(confirmLabel) ?? ''}
      {...(props.cancelLabel ? { cancelLabel: props.cancelLabel } : {})}
      destructive={props.destructive ?? false}
      loading={action.isPending}
      error={action.failure}
      onCancel={close}
      onConfirm={() => {
        if (subject === null) return;
        action.run(input(subject), {
          onSuccess: (answer) => {
            onDone?.(answer);
            close();
          },
        });
      }}
    >
      {of(children)}
    </ConfirmDialog>
  );
}
