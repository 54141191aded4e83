import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Loads a form's schema: no page loads it before somebody types. */
export type FormSchema<Input extends FieldValues, Output extends FieldValues> = () => Promise<
  z.ZodType<Output, Input>
>;

/** Validates a form by its schema, as the server does. Rejects when the schema cannot be loaded. */
export function judgedBy<Input extends FieldValues, Output extends FieldValues>(
  schema: FormSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    // The values at the time of the submit: what is typed while the schema is loading was not sent.
    const asked = { ...values };
    const [{ judge }, loaded] = await Promise.all([import('./judge'), schema()]);
    return judge(loaded)(asked, context, options);
  };
}

/** Loads a form's schema ahead of time. */
export function fetchAhead(schema: () => Promise<unknown>): void {
  void Promise.all([import('./judge'), schema()]).catch(() => {});
}
