'use client';

import { Icon } from '@/components/ui/icon';
import type { Payload } from '@/lib/contract/endpoint';
import type { listInterests } from '@/lib/contract/platform';
import { useLocale } from '@/lib/i18n/i18n-provider';
import styles from './interest-chips.module.css';

type InterestChipsProps = {
  label: string;
  /** The id of the text that says how many are chosen. */
  describedBy?: string;
  /** Empty while they are loading. */
  interests: Payload<typeof listInterests>['data'] | undefined;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** Interests as chips that can be selected. */
export function InterestChips({ label, describedBy, interests, chosen, onChange }: InterestChipsProps) {
  const { locale } = useLocale();
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <fieldset className="cluster gap-2" aria-label={label} aria-describedby={describedBy}>
      {interests?.map(({ _id, name }) => (
        <button
          key={_id}
          type="button"
          className={styles.chip}
          aria-pressed={chosen.includes(_id)}
          onClick={() => toggle(_id)}
        >
          <Icon name={chosen.includes(_id) ? 'check' : 'plus'} size={18} />
          {name[locale]}
        </button>
      ))}
    </fieldset>
  );
}
