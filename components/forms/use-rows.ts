'use client';

import { useLayoutEffect, useRef } from 'react';
import {
  type FieldArrayPath,
  type FieldValues,
  get,
  type UseFieldArrayReturn,
  useFieldArray,
  useFormContext,
  useFormState,
} from 'react-hook-form';

type Rows<Values extends FieldValues, Name extends FieldArrayPath<Values>, Key extends string> = Pick<
  UseFieldArrayReturn<Values, Name, Key>,
  'fields' | 'append' | 'insert' | 'move'
> & { remove(at: number): void };

/**
 * The rows of a list in a form, as `useFieldArray` has them. The form judges the whole list with each row that is
 * added, moved or removed. What it says then of rows that nobody was in is not shown: the new one cannot be right yet.
 * @param keyName where the rows have an `id` of their own, the name for that of React
 */
export function useRows<
  Values extends FieldValues,
  Name extends FieldArrayPath<Values> = FieldArrayPath<Values>,
  Key extends string = 'id',
>(name: Name, keyName?: Key): Rows<Values, Name, Key> {
  const { fields, append, insert, move, remove } = useFieldArray<Values, Name, Key>({ name, keyName });
  const { clearErrors } = useFormContext();
  const { errors, touchedFields } = useFormState({ name });
  /** the places of rows that showed no error before the list was judged for another */
  const quiet = useRef(new Set<number>());

  // Before the browser paints.
  useLayoutEffect(() => {
    for (const at of quiet.current) {
      const row = `${name}.${at}`;
      const isTouched = Boolean(get(touchedFields, row));
      const wrong = get(errors, row);
      if (!isTouched && !wrong) continue;
      quiet.current.delete(at);
      if (!isTouched && !isOfServer(wrong)) clearErrors(row);
    }
  });

  const wrongs = () => fields.map((_, at) => Boolean(get(errors, `${name}.${at}`)));
  /** @param after whether each row shows an error, in the order to come */
  const silence = (after: readonly boolean[]) => {
    quiet.current = new Set(after.flatMap((isWrong, at) => (isWrong ? [] : [at])));
  };
  return {
    fields,
    append(rows, options) {
      silence([...wrongs(), ...[rows].flat().map(() => false)]);
      append(rows, options);
    },
    insert(at, rows, options) {
      silence(wrongs().toSpliced(at, 0, ...[rows].flat().map(() => false)));
      insert(at, rows, options);
    },
    move(from, to) {
      const before = wrongs();
      silence(before.toSpliced(from, 1).toSpliced(to, 0, before[from] ?? false));
      move(from, to);
    },
    remove(at) {
      silence(wrongs().toSpliced(at, 1));
      remove(at);
    },
  };
}

/** Whether the server refused something in a row: it judged what was sent. */
function isOfServer(wrong: unknown): boolean {
  if (typeof wrong !== 'object' || wrong === null) return false;
  if ('type' in wrong && typeof wrong.type === 'string') return wrong.type === 'server';
  return Object.values(wrong).some(isOfServer);
}
