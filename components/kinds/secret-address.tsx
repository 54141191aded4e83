'use client';

import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '@/components/action/confirm-action';
import { QueryView } from '@/components/session/query-view';
import { Icon } from '@/components/ui/icon';
import { TitledCard } from '@/components/ui/titled-card';
import { useAction } from '@/hooks/use-action';
import { useToast } from '@/hooks/use-toast';
import type { ApiError } from '@/lib/client/api-error';
import type { Address, Input } from '@/lib/contract/endpoint';

/** null: there is none yet */
type Feed = { feedUrl: string | null };
type Word =
  | ('title' | 'hint' | 'failed' | 'address' | 'secret' | 'copy' | 'copied')
  | ('make' | 'renew' | 'renewed' | 'ask' | 'askText');

type SecretAddressProps<E extends Address> = {
  query: UseQueryResult<Feed, ApiError>;
  /** makes the address, or a new one */
  endpoint: E;
  input: Input<E>;
  word: (name: Word) => string;
};

/** A secret address at which programs of a member read what is theirs: made, copied, made again. */
export function SecretAddress<E extends Address>({ query, endpoint, input, word }: SecretAddressProps<E>) {
  const toast = useToast();
  const [asks, setAsks] = useState(false);
  const make = useAction(endpoint, { done: word('renewed'), toastsFailure: true });
  const copy = async (text: string) => {
    // Refused where the browser asks first, or the page is not on https: the address can be marked by hand.
    await navigator.clipboard?.writeText(text).then(
      () => toast(word('copied')),
      () => undefined,
    );
  };
  return (
    <TitledCard title={word('title')} hint={word('hint')}>
      <QueryView query={query} failed={word('failed')}>
        {({ feedUrl: address }) =>
          address ? (
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
          ) : (
            <div className="row cluster gap-3">
              <Button variant="outlined" loading={make.isPending} onClick={() => make.run(input)}>
                {word('make')}
              </Button>
            </div>
          )
        }
      </QueryView>
      <ConfirmAction
        endpoint={endpoint}
        subject={asks || null}
        input={() => input}
        title={word('ask')}
        confirmLabel={word('renew')}
        done={word('renewed')}
        onClose={() => setAsks(false)}
      >
        {word('askText')}
      </ConfirmAction>
    </TitledCard>
  );
}
