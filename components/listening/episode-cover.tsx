import { Icon } from '@/components/ui/icon';
import { Picture, type StoredImage } from '@/components/ui/picture';
import styles from './episode-cover.module.css';

const WIDTHS = { bar: '48px', list: '56px', page: '212px' };

type EpisodeCoverProps = { picture: StoredImage | null; place: keyof typeof WIDTHS };

/** The cover of an episode: square in the player and in a list, and whole on the page of the episode. */
export function EpisodeCover({ picture, place }: EpisodeCoverProps) {
  return (
    <span className={styles.cover} data-place={place}>
      {picture ? (
        <Picture image={picture} alt="" sizes={WIDTHS[place]} {...(place === 'page' ? {} : { ratio: 1 })} />
      ) : (
        <Icon name="audio" size={24} />
      )}
    </span>
  );
}
