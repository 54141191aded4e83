'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useAction } from '@/hooks/use-action';
import { dropPackage, getChosenPackage } from '@/lib/client/endpoints.gen';
import type { ChosenPackage as Chosen } from '@/lib/contract/kinds/packages';
import { queryKey } from '@/lib/contract/query-key';
import { Messages } from '@/lib/i18n/page-messages';
import styles from '../../times/held-slot.module.css';
import { usePackageRules, usePackageWords } from './use-package-words';

type ChosenPackageProps = { productId: string; chosen: Chosen; onGiven?: (() => void) | undefined };

/** The package that the viewer is about to pay for: what one lesson costs, until when, and by which rules. */
export function ChosenPackage(props: ChosenPackageProps) {
  return (
    <Messages of={['kinds-bookings']}>
      <Terms {...props} />
    </Messages>
  );
}

function Terms({ productId, chosen, onGiven }: ChosenPackageProps) {
  const { t } = useTranslation('kinds-bookings');
  const words = usePackageWords();
  const ruleLines = usePackageRules();
  const input = { params: { id: productId } };
  const drop = useAction(dropPackage, {
    toastsFailure: true,
    keep: (client) => client.removeQueries({ queryKey: queryKey(getChosenPackage, input) }),
  });
  const { name, each, life } = words(chosen);
  return (
    <section className={styles.held} aria-label={t('package.yours')}>
      <p className="row gap-2">
        <Icon name="box" size={20} />
        <strong>{name}</strong>
      </p>
      <p className="type-body2 text-secondary">
        {each} · {life}
      </p>
      <p className="type-body2 text-secondary">{ruleLines(chosen).join(' ')}</p>
      <div className="cluster gap-2">
        <Button
          variant="text"
          loading={drop.isPending}
          onClick={() => drop.run(input, { onSuccess: () => onGiven?.() })}
        >
          {t('package.drop')}
        </Button>
      </div>
    </section>
  );
}
