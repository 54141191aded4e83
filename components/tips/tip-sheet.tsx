'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentSheet } from '@/components/checkout/payment-sheet';
import { type TipDraft, useGiveTip } from '@/hooks/tips/use-give-tip';
import { useTipTerms } from '@/hooks/tips/use-tip-terms';
import { useToast } from '@/hooks/use-toast';
import type { GatewayName } from '@/lib/contract/gateways';
import type { TipTerms } from '@/lib/contract/tips';
import { Messages } from '@/lib/i18n/page-messages';
import { isolate } from '@/lib/shared/arabic';
import { CURRENCY } from '@/lib/shared/currency';
import { leastTip, TIP, tipPresets } from '@/lib/shared/tips';
import { TipDialog } from './tip-dialog';
import { TipSummary } from './tip-summary';
import { useArrives } from './use-arrives';

type TipSheetProps = {
  author: { _id: string; name: string };
  /** What it is given for; without it, from the profile. */
  postId?: string;
  open: boolean;
  onClose: () => void;
};

/** Gives a tip: what and how much, asked again above a hundred dollars, and then the payment, all in one place. */
export function TipSheet(props: TipSheetProps) {
  return (
    <Messages of={['tips']}>
      <Steps {...props} />
    </Messages>
  );
}

function Steps({ author, postId, open, onClose }: TipSheetProps) {
  const { t } = useTranslation('tips');
  const toast = useToast();
  const terms = useTipTerms(author._id);
  const arrives = useArrives(terms.data);
  const [written, setWritten] = useState<TipDraft | null>(null);
  const draft = written ?? firstDraft(terms.data);
  const payment = useGiveTip(author._id, postId ?? null, draft);
  const [step, setStep] = useState<'write' | 'pay'>('write');
  const name = isolate(author.name);
  const title = t('title', { name });
  const startAgain = () => {
    setStep('write');
    setWritten(null);
  };
  if (step === 'write')
    return (
      <TipDialog
        title={title}
        open={open}
        terms={terms}
        draft={draft}
        onChange={setWritten}
        onClose={onClose}
        onReady={() => setStep('pay')}
      />
    );
  const { amount } = draft;
  const least = (gateway: GatewayName) =>
    terms.data?.gateways.find(({ name }) => name === gateway)?.least.amount ?? TIP.least;
  return (
    <PaymentSheet
      open={open}
      title={title}
      total={{ amount, currency: CURRENCY }}
      notes={[t('nothing'), ...arrives(amount), ...(amount > TIP.large ? [t('largeHint')] : [])]}
      allows={(gateway) => amount >= least(gateway)}
      payment={payment}
      onPaid={() => {
        toast(t('paid', { name }));
        startAgain();
        onClose();
      }}
      onClose={onClose}
    >
      <TipSummary draft={draft} onBack={() => setStep('write')} />
    </PaymentSheet>
  );
}

/** The smallest amount to choose from that can be paid. */
function firstDraft(terms: TipTerms | undefined): TipDraft {
  const [amount = TIP.most] = tipPresets(terms ? leastTip(terms.gateways) : TIP.least);
  return { amount, word: '', namedTo: 'author' };
}
