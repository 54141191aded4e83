'use client';

import { useTranslation } from 'react-i18next';
import { ListSection } from '@/components/feed/list-section';
import { PostCard } from '@/components/posts/post-card';
import { PostListSkeleton } from '@/components/posts/post-skeleton';
import { ProductCard } from '@/components/products/product-card';
import { ProductGrid } from '@/components/products/product-grid';
import { LoadError } from '@/components/session/load-error';
import { PeopleGrid } from '@/components/users/people-grid';
import { PersonCard } from '@/components/users/person-card';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { searchTop } from '@/lib/client/endpoints.gen';
import { paths } from '@/lib/shared/paths';
import { NothingFound } from './nothing-found';
import styles from './search-results.module.css';

type TopResultsProps = { q: string };

/** A few of the best people, products and posts. */
export function TopResults({ q }: TopResultsProps) {
  const { t } = useTranslation('search');
  const query = useEndpointQuery(searchTop, { query: { q } });
  const { data, error } = query;
  if (error && !data) {
    return <LoadError title={t('failed')} query={query} />;
  }
  if (!data) return <PostListSkeleton />;
  const { users, products, posts } = data;
  if (users.length + products.length + posts.length === 0) return <NothingFound />;
  return (
    <div className={styles.sections}>
      {users.length > 0 ? (
        <ListSection title={t('users')} seeAll={paths.search(q, 'users')}>
          <PeopleGrid>
            {users.map((person) => (
              <li key={person._id}>
                <PersonCard person={person} />
              </li>
            ))}
          </PeopleGrid>
        </ListSection>
      ) : null}
      {products.length > 0 ? (
        <ListSection title={t('products')} seeAll={paths.search(q, 'products')}>
          <ProductGrid>
            {products.map((product) => (
              <li key={product._id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ProductGrid>
        </ListSection>
      ) : null}
      {posts.length > 0 ? (
        <ListSection title={t('posts')} seeAll={paths.search(q, 'posts')}>
          <ul className={styles.posts}>
            {posts.map((post) => (
              <li key={post._id}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
        </ListSection>
      ) : null}
    </div>
  );
}
