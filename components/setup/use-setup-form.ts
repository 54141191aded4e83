'use client';

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { type FormSchema, judgedBy } from '@/components/forms/form-schema';
import { useSetupDraft } from '@/hooks/setup/use-setup-draft';
import { useErrorText } from '@/hooks/use-error-text';
import { reportEvent } from '@/lib/client/analytics';
import { toApiError } from '@/lib/client/api-error';
import type { EventName } from '@/lib/contract/events';
import { type SetupKind, stepOfField, stepsOf } from './setup-steps';

/** The event that is reported when such a step is done, with the specification's name. */
const EVENTS: Partial<Record<string, EventName>> = {
  personal: 'profile_setup_personal_info',
  company: 'profile_setup_company_info',
  business: 'profile_setup_business_info',
};

type SetupOptions<Input extends FieldValues, Output extends FieldValues> = {
  kind: SetupKind;
  userId: string;
  schema: FormSchema<Input, Output>;
  initial: Input;
  /** Sends it; throws an ApiError when it is refused. */
  finish: (values: Output) => Promise<void>;
};

/** The state of a setup: the typed values, the open step, the refusals; kept across a reload. */
export function useSetupForm<Input extends FieldValues, Output extends FieldValues>(
  options: SetupOptions<Input, Output>,
) {
  const { kind, userId, schema, initial, finish } = options;
  const errorText = useErrorText();
  const draft = useSetupDraft<Input>(`draft:setup:${kind}:${userId}`);
  const steps = stepsOf(kind);
  const form = useForm<Input, unknown, Output>({
    resolver: judgedBy(schema),
    defaultValues: initial as DefaultValues<Input>,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [step, setStep] = useState(0);
  const [isResumed, setResumed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const running = useRef(false);

  // Only the browser has local storage: the first render is the server's, then the kept draft is loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come to the page
  useEffect(() => {
    const kept = draft.load();
    if (kept) {
      form.reset({ ...initial, ...kept.values }, { keepDefaultValues: true });
      setStep(
        Math.max(
          0,
          steps.findIndex(({ id }) => id === kept.step),
        ),
      );
      setResumed(true);
    }
  }, []);

  const stepId = steps[step]?.id ?? '';
  useEffect(() => {
    const { unsubscribe } = form.watch((values, { name }) => {
      draft.keep({ values: values as Input, step: stepId });
      // A refused step is not a refused submit: otherwise its errors would stay until the field loses the focus.
      if (name && form.getFieldState(name).error) void form.trigger(name);
    }) as { unsubscribe: () => void };
    return unsubscribe;
  }, [form, draft, stepId]);

  /** Opens a step and announces it to screen readers. */
  const open = (index: number, focus?: string) => {
    // A hidden field takes no focus, and a late focus would leave what the member has reached by then.
    flushSync(() => setStep(index));
    draft.keep({ values: form.getValues(), step: steps[index]?.id ?? '' });
    if (focus) form.setFocus(focus as Path<Input>);
    else heading.current?.focus();
  };

  const showFirst = (wrong: readonly string[]) => {
    const [first] = [...wrong].sort((one, other) => stepOfField(kind, one) - stepOfField(kind, other));
    if (first) open(stepOfField(kind, first), first);
  };

  /** Goes back at once; forward once the steps before are valid. */
  const go = async (index: number) => {
    for (let passed = step; passed < index; passed++) {
      const fields = [...(steps[passed]?.fields ?? [])] as Path<Input>[];
      if (!(await form.trigger(fields))) {
        // Once it is shown: a hidden field takes no focus.
        flushSync(() => setStep(passed));
        await form.trigger(fields, { shouldFocus: true });
        return;
      }
      const event = EVENTS[steps[passed]?.id ?? ''];
      if (event) reportEvent(event);
    }
    open(index);
  };

  const send = async (values: Output) => {
    setBusy(true);
    try {
      await finish(values);
      draft.clear();
    } catch (error) {
      running.current = false;
      setBusy(false);
      const fields = Object.entries(toApiError(error).fields);
      for (const [path, message] of fields) form.setError(path as Path<Input>, { type: 'server', message });
      setRefusal(errorText(error));
      showFirst(fields.map(([path]) => path));
    }
  };

  const submit = async () => {
    if (step < steps.length - 1) return go(step + 1);
    // A second press can come before the button is drawn as busy.
    if (running.current) return;
    running.current = true;
    setRefusal(null);
    const judge = form.handleSubmit(send, (errors) => {
      running.current = false;
      showFirst(wrongFields(errors));
    });
    // It fails when the schema cannot be loaded.
    await judge().catch((error) => {
      running.current = false;
      setRefusal(errorText(error));
    });
  };

  return { form, steps, step, isResumed, busy, refusal, heading, go, submit };
}

/** Paths of the errors, in lists down to the entry: `socialLinks.0.url`. */
function wrongFields(errors: object): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!Array.isArray(error)) return name;
    const at = error.findIndex(Boolean);
    const [inner] = Object.keys(error[at] ?? {});
    return inner && !['type', 'message', 'ref'].includes(inner) ? `${name}.${at}.${inner}` : name;
  });
}
