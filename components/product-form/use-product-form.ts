'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldPath, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { judgedBy } from '@/components/forms/form-schema';
import { useSaveProduct } from '@/hooks/products/use-save-product';
import { useAction } from '@/hooks/use-action';
import { useErrorText } from '@/hooks/use-error-text';
import { useToast } from '@/hooks/use-toast';
import { reportEvent } from '@/lib/client/analytics';
import { toApiError } from '@/lib/client/api-error';
import { publishProduct } from '@/lib/client/endpoints.gen';
import type { ProductView } from '@/lib/contract/products';
import { paths } from '@/lib/shared/paths';
import {
  type DraftBody,
  type DraftValues,
  draftOf,
  fieldsOf,
  firstField,
  pathOf,
  STEPS,
  type Step,
  stepOf,
  wrongPaths,
} from './product-draft';

async function schema() {
  const [{ ProductFacts }, { contentSchema }] = await Promise.all([
    import('./product-schema'),
    import('@/components/kinds/content-schema'),
  ]);
  return ProductFacts.extend({ content: await contentSchema() });
}

type Path = FieldPath<DraftValues>;

/** The state of the product form: the typed values, the server's copy, the open step, the refusals. */
export function useProductForm(initial: ProductView | null) {
  const { t } = useTranslation('creator');
  const router = useRouter();
  const toast = useToast();
  const errorText = useErrorText();
  const saveProduct = useSaveProduct();
  const publication = useAction(publishProduct);
  const form = useForm<DraftValues, unknown, DraftBody>({
    resolver: judgedBy(schema),
    defaultValues: draftOf(initial),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [product, setProduct] = useState(initial);
  const [step, setStep] = useState<Step>('basics');
  const [busy, setBusy] = useState<'save' | 'publish' | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = useRef(false);

  /** Opens the step of the first wrong field and puts the focus there. */
  const showFirst = (wrong: readonly string[]) => {
    const ordered = STEPS.flatMap((name) => wrong.filter((path) => stepOf(path) === name));
    const first = ordered[0];
    if (!first) return;
    // A hidden field takes no focus, and a late focus would leave what the creator has reached by then.
    flushSync(() => setStep(stepOf(first)));
    form.setFocus(first as Path);
    // A list takes none itself.
    form.setFocus(firstField(form.getValues(), first) as Path);
  };

  /** Marks the fields that the server refused, and goes to the first. */
  const mark = (said: readonly { field: string; message: string }[]) => {
    const values = form.getValues();
    const marks = said.map(({ field, message }) => ({ path: pathOf(field, values), message }));
    for (const { path, message } of marks) form.setError(path as Path, { type: 'server', message });
    showFirst(marks.map(({ path }) => path));
  };

  const refuse = (error: unknown) => {
    setRefusal(errorText(error));
    mark(Object.entries(toApiError(error).fields).map(([field, message]) => ({ field, message })));
  };

  /** Runs one action on the typed values once all of them are valid. @returns whether it was done */
  const attempt = async (kind: 'save' | 'publish', action: (body: DraftBody) => Promise<void>) => {
    // A second press can come before the button is drawn as busy; it would make a second draft.
    if (running.current) return false;
    running.current = true;
    let done = false;
    setRefusal(null);
    const send = form.handleSubmit(
      async (body) => {
        setBusy(kind);
        try {
          await action(body);
          done = true;
        } catch (error) {
          refuse(error);
        } finally {
          setBusy(null);
        }
      },
      (errors) => showFirst(wrongPaths(errors)),
    );
    // It fails when the schema cannot be loaded.
    await send().catch(refuse);
    running.current = false;
    return done;
  };

  const keep = async (body: DraftBody): Promise<ProductView> => {
    const saved = await saveProduct(product?._id ?? null, body);
    // From here on the draft has an address: a reload finds it again.
    if (!product) window.history.replaceState(null, '', paths.productEdit(saved._id));
    setProduct(saved);
    form.reset(form.getValues());
    return saved;
  };

  // The foot of the form says that it is saved.
  const save = () =>
    attempt('save', async (body) => {
      await keep(body);
    });

  const publish = () =>
    attempt('publish', async (body) => {
      const { _id, missing } = await keep(body);
      if (missing && missing.length > 0) return mark(missing);
      const published = await publication.runAsync({ params: { id: _id }, body: { published: true } });
      reportEvent('content_published');
      setProduct(published);
      router.push(`${paths.product(_id, published.slug)}?published=1`);
    });

  const unpublish = async () => {
    if (!product) return;
    setProduct(await publication.runAsync({ params: { id: product._id }, body: { published: false } }));
    toast(t('form.unpublished'));
  };

  /** The product as it is now on the server; saves it where something was typed since. */
  const saved = async (): Promise<ProductView | null> => {
    if (product && !form.formState.isDirty) return product;
    const kept: ProductView[] = [];
    await attempt('save', async (body) => void kept.push(await keep(body)));
    return kept[0] ?? null;
  };

  /** Goes to a step; a draft is saved on the way. */
  const go = async (to: Step) => {
    const forward = STEPS.indexOf(to) > STEPS.indexOf(step);
    if (forward && !(await form.trigger([...fieldsOf(step)], { shouldFocus: true }))) return;
    if (forward && form.formState.isDirty && product?.status !== 'published' && !(await save())) return;
    setStep(to);
  };

  return { form, product, step, busy, refusal, save, saved, publish, unpublish, go };
}

export type ProductFormState = ReturnType<typeof useProductForm>;
