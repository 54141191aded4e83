'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ListSection } from '@/components/feed/list-section';
import { PostCard } from '@/components/posts/post-card';
import { ProductCard } from '@/components/products/product-card';
import { ProductGrid } from '@/components/products/product-grid';
import { PeopleGrid } from '@/components/users/people-grid';
import { PersonCard } from '@/components/users/person-card';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getExplore } from '@/lib/client/endpoints.gen';
import { paths } from '@/lib/shared/paths';
import styles from './guest-lists.module.css';

/** Popular products, people and posts, and at the end the buttons to register again. */
export function GuestLists() {
  const { t } = useTranslation('explore');
  const { data } = useEndpointQuery(getExplore, {});
  if (!data) return null;
  const { products, users, posts } = data;
  return (
    <div className={styles.lists}>
      {products.length > 0 ? (
        <ListSection title={t('guest.products')} seeAll={paths.explore('products')}>
          <ProductGrid>
            {products.map((product, index) => (
              <li key={product._id}>
                <ProductCard product={product} priority={index === 0} />
              </li>
            ))}
          </ProductGrid>
        </ListSection>
      ) : null}
      {users.length > 0 ? (
        <ListSection title={t('guest.people')} seeAll={paths.explore('users')}>
          <PeopleGrid>
            {users.map((person) => (
              <li key={person._id}>
                <PersonCard person={person} />
              </li>
            ))}
          </PeopleGrid>
        </ListSection>
      ) : null}
      {posts.length > 0 ? (
        <ListSection title={t('guest.posts')} seeAll={paths.explore('posts')}>
          <ul className={styles.posts}>
            {posts.map((post) => (
              <li key={post._id}>
                <PostCard post={post} />
              </li>
            ))}
          </ul>
        </ListSection>
      ) : null}
      <div className={styles.closing}>
        <p className={styles.words}>{t('guest.closing')}</p>
        <Button size="large" href={paths.register()}>
          {t('guest.join')}
        </Button>
      </div>
    </div>
  );
}
