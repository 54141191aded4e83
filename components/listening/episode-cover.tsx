import { Icon } from '@/components/ui/icon';
import { Picture, type StoredImage } from '@/components/ui/picture';
import styles from './episode-cover.module.css';

const WIDTHS = { bar: '48px', list: '56px', page: '160px' };

type EpisodeCoverProps = { picture: StoredImage | null; place: keyof typeof WIDTHS };

/** The cover of an episode, square: in the player, in a list, or on the page of the episode. */
export function EpisodeCover({ picture, place }: EpisodeCoverProps) {
  return (
    <span className={styles.cover} data-place={place}>
      {picture ? (
        <Picture image={picture} alt="" sizes={WIDTHS[place]} ratio={1} />
      ) : (
        <Icon name="audio" size={24} />
      )}
    </span>
  );
}
