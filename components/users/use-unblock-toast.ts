'use client';

import { useTranslation } from 'react-i18next';
import { recall } from '@/hooks/blocks/forget-person';
import { useAction } from '@/hooks/use-action';
import { unblockUser } from '@/lib/client/endpoints.gen';
import { isolate } from '@/lib/shared/arabic';

type Someone = { _id: string; name: string };

/** Unblocks a person and confirms it. It does no harm, so there is no question. */
export function useUnblockToast({ _id, name }: Someone) {
  const { t } = useTranslation('blocks');
  const { run, isPending } = useAction(unblockUser, {
    done: t('toast.unblocked', { name: isolate(name) }),
    toastsFailure: true,
    keep: (client) => recall(client, _id, { isBlocked: false }),
  });
  return { unblock: () => run({ params: { id: _id } }), isPending };
}
