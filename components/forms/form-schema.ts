import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Loads what a form is judged by: no page brings a schema along before somebody types. */
export type FormSchema<Input extends FieldValues, Output extends FieldValues> = () => Promise<
  z.ZodType<Output, Input>
>;

/** Judges a form by its schema, as the server does. Rejects where the schema does not come. */
export function judgedBy<Input extends FieldValues, Output extends FieldValues>(
  schema: FormSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    // As they are now: what is typed while the schema comes was not there when the form was sent.
    const asked = { ...values };
    const [{ judge }, loaded] = await Promise.all([import('./judge'), schema()]);
    return judge(loaded)(asked, context, options);
  };
}

/** Loads ahead what a form will be judged by. */
export function fetchAhead(schema: () => Promise<unknown>): void {
  void Promise.all([import('./judge'), schema()]).catch(() => {});
}
