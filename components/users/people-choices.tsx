'use client';

import { Avatar } from '@/components/ui/avatar';
import { Handle } from '@/components/ui/handle';
import type { PersonCard } from '@/lib/contract/users';
import styles from './people-choices.module.css';
import { PersonWords } from './person-words';

type PeopleChoicesProps = {
  /** The id of the list; `choiceId` makes its options' ids from it. */
  id: string;
  label: string;
  people: readonly PersonCard[];
  /** The option that Enter would choose. */
  index: number;
  onChoose: (person: PersonCard) => void;
  /** The position of the list below its field. */
  className?: string;
};

export const choiceId = (listId: string, index: number) => `${listId}-${index}`;

/** The people that a field suggests while a name is typed; the field keeps the focus and handles the keys. */
export function PeopleChoices({ id, label, people, index, onChoose, className }: PeopleChoicesProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={`${styles.list} ${className}`}>
      {people.map((person, at) => (
        <div
          key={person._id}
          id={choiceId(id, at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === index}
          className={styles.choice}
          // Before the field loses the focus, which would close the list.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(person);
          }}
        >
          <Avatar name={person.name} src={person.profilePic} size={36} />
          <PersonWords name={person.name}>
            <Handle handle={person.handle} className="type-caption text-secondary" />
          </PersonWords>
        </div>
      ))}
    </div>
  );
}
