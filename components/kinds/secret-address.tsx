'use client';

import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '@/components/session/load-error';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { TitledCard } from '@/components/ui/titled-card';
import { useToast } from '@/components/ui/toast';
import type { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useErrorText } from '@/hooks/use-error-text';
import type { ApiError } from '@/lib/client/api-error';

/** null: there is none yet */
type Feed = { feedUrl: string | null };
type Word =
  | ('title' | 'hint' | 'failed' | 'address' | 'secret' | 'copy' | 'copied')
  | ('make' | 'renew' | 'renewed' | 'ask' | 'askText');

type SecretAddressProps = {
  query: UseQueryResult<Feed, ApiError>;
  renew: ReturnType<typeof useMemberMutation<Feed, void>>;
  word: (name: Word) => string;
};

/** A secret address at which programs of a member read what is theirs: made, copied, made again. */
export function SecretAddress({ query, renew, word }: SecretAddressProps) {
  const toast = useToast();
  const errorText = useErrorText();
  const [asks, setAsks] = useState(false);
  const address = query.data?.feedUrl;
  const make = () =>
    renew.mutate(undefined, {
      onSuccess: () => {
        setAsks(false);
        toast(word('renewed'));
      },
      // The question says it itself.
      onError: (error) => (asks ? undefined : toast(errorText(error))),
    });
  const copy = async (text: string) => {
    // Refused where the browser asks first, or the page is not on https: the address can be marked by hand.
    await navigator.clipboard?.writeText(text).then(
      () => toast(word('copied')),
      () => undefined,
    );
  };
  return (
    <TitledCard title={word('title')} hint={word('hint')}>
      {query.isError && !query.data ? <LoadError title={word('failed')} query={query} /> : null}
      {address ? (
        <div className="stack gap-4">
          <TextField
            fullWidth
            label={word('address')}
            value={address}
            helperText={word('secret')}
            slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
            onFocus={({ target }) => target.select()}
          />
          <div className="row cluster gap-3">
            <Button
              variant="outlined"
              startIcon={<Icon name="copy" size={20} />}
              onClick={() => void copy(address)}
            >
              {word('copy')}
            </Button>
            <Button variant="text" onClick={() => setAsks(true)}>
              {word('renew')}
            </Button>
          </div>
        </div>
      ) : null}
      {query.data && !address ? (
        <div className="row cluster gap-3">
          <Button variant="outlined" loading={renew.isPending} onClick={make}>
            {word('make')}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={asks}
        title={word('ask')}
        confirmLabel={word('renew')}
        loading={renew.isPending}
        error={renew.error ? errorText(renew.error) : null}
        onConfirm={make}
        onCancel={() => setAsks(false)}
      >
        {word('askText')}
      </ConfirmDialog>
    </TitledCard>
  );
}
