'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { paths } from '@/lib/shared/paths';
import styles from './profile-header.module.css';

type ProfileTagsProps = { tags: readonly string[] };

/** A company's tags. Each links to a search for it. */
export function ProfileTags({ tags }: ProfileTagsProps) {
  const { t } = useTranslation('profile');
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t('tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <AppLink href={paths.search(tag)} dir="auto">
            #{tag}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
