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
  const { clearErrors, getValues } = useFormContext();
  const { errors, touchedFields } = useFormState({ name });
  const written = () => JSON.stringify(getValues(name));
  /** the places of rows that showed no error before the list was judged for another, and what stood in the list then */
  const quiet = useRef<{ places: number[]; written: string } | null>(null);

  // Before the browser paints.
  useLayoutEffect(() => {
    if (!quiet.current) return;
    const untouched = quiet.current.places.filter((at) => !get(touchedFields, `${name}.${at}`));
    const wrong = untouched.map((at) => `${name}.${at}`).filter((row) => get(errors, row));
    const isSame = written() === quiet.current.written;
    if (isSame && wrong.length === 0) return;
    quiet.current = null;
    if (isSame) clearErrors(wrong.filter((row) => !isOfServer(get(errors, row))));
  });

  const wrongs = () => fields.map((_, at) => Boolean(get(errors, `${name}.${at}`)));
  /** @param after whether each row shows an error, in the order to come */
  const quietly = (after: readonly boolean[], change: () => void) => {
    const places = after.flatMap((isWrong, at) => (isWrong ? [] : [at]));
    change();
    quiet.current = { places, written: written() };
  };
  const noneWrong = (rows: unknown) => [rows].flat().map(() => false);
  return {
    fields,
    append: (rows, options) => quietly([...wrongs(), ...noneWrong(rows)], () => append(rows, options)),
    insert: (at, rows, options) =>
      quietly(wrongs().toSpliced(at, 0, ...noneWrong(rows)), () => insert(at, rows, options)),
    move(from, to) {
      const before = wrongs();
      const after = before.toSpliced(from, 1).toSpliced(to, 0, before[from] ?? false);
      quietly(after, () => move(from, to));
    },
    remove: (at) => quietly(wrongs().toSpliced(at, 1), () => remove(at)),
  };
}

/** Whether the server refused something in a row: it judged what was sent. */
function isOfServer(wrong: unknown): boolean {
  if (typeof wrong !== 'object' || wrong === null) return false;
  if ('type' in wrong && typeof wrong.type === 'string') return wrong.type === 'server';
  return Object.values(wrong).some(isOfServer);
}
