'use client';

import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import type { SeatHolder } from '@/lib/contract/kinds/workshop-people';
import { paths } from '@/lib/shared/paths';
import styles from './people.module.css';

/** One of those who bought: their picture and name, which lead to them. */
export function PersonName({ person }: Pick<SeatHolder, 'person'>) {
  return (
    <>
      <Avatar name={person.name} src={person.profilePic} size={40} />
      <AppLink href={paths.user(person._id)} className={styles.name}>
        <BidiText>{person.name}</BidiText>
      </AppLink>
    </>
  );
}
