import { AppLink } from '@/components/ui/app-link';
import { paths } from '@/lib/shared/paths';
import styles from './post-title.module.css';

type PostTitleProps = {
  postId: string;
  title: string;
  /** On the post's own page it leads nowhere. */
  whole: boolean;
  as: 'h3' | 'h4';
};

/** The title of a paid post, in the direction of its own words. A `bdi` within would hide them from `dir`. */
export function PostTitle({ postId, title, whole, as: Title }: PostTitleProps) {
  return (
    <Title className={styles.title} dir="auto">
      {whole ? title : <AppLink href={paths.post(postId)}>{title}</AppLink>}
    </Title>
  );
}
