import { Icon } from '@/components/ui/icon';
import { Picture, type StoredImage } from '@/components/ui/picture';
import styles from './series.module.css';

type EpisodeCoverProps = { picture: StoredImage | null; size: 'small' | 'large' };

/** The cover of an episode, square. */
export function EpisodeCover({ picture, size }: EpisodeCoverProps) {
  return (
    <span className={styles.cover} data-size={size}>
      {picture ? (
        <Picture image={picture} alt="" sizes={size === 'large' ? '160px' : '56px'} ratio={1} />
      ) : (
        <Icon name="audio" size={24} />
      )}
    </span>
  );
}
