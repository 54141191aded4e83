'use client';

import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldLabels } from '@/components/forms/field-labels';
import { AsksToLeave } from '@/components/forms/unsaved-guard';
import { SavedDraftProvider } from '@/components/kinds/form-step/saved-draft';
import { UploadActivity } from '@/components/kinds/form-step/upload-activity';
import { ProductStatus } from '@/components/products/product-status';
import { AppLink } from '@/components/ui/app-link';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import type { ProductView } from '@/lib/contract/products';
import { paths } from '@/lib/shared/paths';
import { BasicsStep } from './basics-step';
import { DangerZone } from './danger-zone';
import { FormFoot } from './form-foot';
import { MediaStep } from './media-step';
import { PriceStep } from './price-step';
import { STEPS, type Step } from './product-draft';
import styles from './product-form.module.css';
import { StepNav } from './step-nav';
import { useProductForm } from './use-product-form';
import { useStepWords } from './use-step-words';

type ProductFormProps = {
  /** The product to edit; null for a new one. */
  initial: ProductView | null;
  /** The platform's share of a sale, in basis points. */
  feeBps: number;
  /** Shares of the company's members in the net amount of a sale, in basis points. */
  memberShares?: readonly number[];
};

/** Making or editing a product, in three steps. After the first save, the draft is kept on the server. */
export function ProductForm({ initial, feeBps, memberShares = [] }: ProductFormProps) {
  const { t } = useTranslation('creator');
  const state = useProductForm(initial);
  const { form, product, step, refusal } = state;
  const { isAsked, stay, leave } = useUnsavedWarning(form.formState.isDirty && state.busy === null);
  const title = initial ? t('form.editTitle') : t('form.createTitle');
  const missing = product && product.status !== 'published' ? product.missing : null;

  return (
    <FormProvider {...form}>
      <FieldLabels>
        <UploadActivity>
          <form
            noValidate
            aria-label={title}
            className="grid gap-5"
            // Enter in a field must not publish by accident: only the buttons publish.
            onSubmit={(event) => event.preventDefault()}
          >
            <AsksToLeave />
            <header className="row gap-3">
              <h1 className="type-h4">{title}</h1>
              {product ? <ProductStatus status={product.status} /> : null}
              <AppLink
                href={paths.creatorDigitalContent()}
                className={styles.close}
                aria-label={t('form.close')}
              >
                <Icon name="close" size={22} />
              </AppLink>
            </header>
            <StepNav step={step} onStep={(to) => void state.go(to)} />
            {refusal ? (
              <Alert severity="error" role="alert">
                {refusal}
              </Alert>
            ) : null}
            {STEPS.map((name) => (
              <StepSection key={name} name={name} isShown={name === step}>
                <div className="grid gap-5">
                  {name === 'basics' ? <BasicsStep saved={product !== null} /> : null}
                  {name === 'media' ? (
                    <SavedDraftProvider value={{ product, save: state.saved }}>
                      <MediaStep />
                    </SavedDraftProvider>
                  ) : null}
                  {name === 'price' ? (
                    <PriceStep feeBps={feeBps} memberShares={memberShares} missing={missing} />
                  ) : null}
                </div>
              </StepSection>
            ))}
            <FormFoot state={state} />
            {product && step === 'price' ? (
              <DangerZone product={product} onUnpublish={state.unpublish} />
            ) : null}
          </form>
        </UploadActivity>
      </FieldLabels>
      <ConfirmDialog
        open={isAsked}
        title={t('form.leaveQuestion')}
        confirmLabel={t('form.leave')}
        destructive
        onCancel={stay}
        onConfirm={leave}
      >
        {t('form.leaveNote')}
      </ConfirmDialog>
    </FormProvider>
  );
}

function StepSection({ name, isShown, children }: { name: Step; isShown: boolean; children: ReactNode }) {
  const words = useStepWords();
  return (
    <section hidden={!isShown} aria-label={words(name)}>
      {children}
    </section>
  );
}
