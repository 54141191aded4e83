'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetFrame } from '@/components/checkout/sheet-frame';
import { LoadError } from '@/components/session/load-error';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import type { TipDraft } from '@/hooks/tips/use-give-tip';
import type { useTipTerms } from '@/hooks/tips/use-tip-terms';
import { TIP } from '@/lib/shared/tips';
import { TipForm } from './tip-form';
import { TipRefusal } from './tip-refusal';
import { TipSure } from './tip-sure';

type TipDialogProps = {
  title: string;
  open: boolean;
  terms: ReturnType<typeof useTipTerms>;
  draft: TipDraft;
  onChange: (draft: TipDraft) => void;
  onReady: () => void;
  onClose: () => void;
};

/** What a tip is to be, before it is paid. Above a hundred dollars its amount is said in words and asked again. */
export function TipDialog({ title, open, terms, draft, onChange, onReady, onClose }: TipDialogProps) {
  const { t } = useTranslation('tips');
  const [asks, setAsks] = useState(false);
  const { data } = terms;
  return (
    <SheetFrame open={open} title={title} onClose={onClose}>
      {data ? null : terms.error ? (
        <LoadError title={t('failed')} query={terms} />
      ) : (
        <SkeletonGroup>
          <Skeleton shape="block" height={280} />
        </SkeletonGroup>
      )}
      {data?.refusal ? <TipRefusal refusal={data.refusal} /> : null}
      {data && !data.refusal && !asks ? (
        <TipForm
          terms={data}
          draft={draft}
          onChange={onChange}
          onSubmit={(ready) => {
            onChange(ready);
            if (ready.amount > TIP.large) setAsks(true);
            else onReady();
          }}
        />
      ) : null}
      {asks ? <TipSure amount={draft.amount} onSure={onReady} onBack={() => setAsks(false)} /> : null}
    </SheetFrame>
  );
}
