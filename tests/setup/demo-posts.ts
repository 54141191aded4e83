import { inStore } from './app-store';

interface PaidPosts {
  /** somebody who bought one of them */
  email: string;
  /** what they bought */
  held: string;
  /** another one, which they can buy */
  onSale: string;
}

/** The demo's paid posts. */
export async function paidPostsOfDemo(): Promise<PaidPosts> {
  const [row] = await inStore<PaidPosts>(
    `select u.email, e.post_id as held, other.id as "onSale"
     from entitlements e join users u on u.id = e.holder_id and u.email is not null
     join posts p on p.id = e.post_id and p.status = 'published'
     join posts other on other.status = 'published' and other.audience = 'public' and other.author_id <> u.id
       and exists (select from paid_posts where post_id = other.id)
       and not exists (select from entitlements where post_id = other.id and holder_id = u.id)
     where e.status = 'active' order by e.id, other.id limit 1`,
  );
  if (!row) throw new Error('the demo has nobody who bought one paid post and not another');
  return row;
}
