import { inStore } from '../app-store';
import { DEMO } from '../demo-accounts';
import { paidPostsOfDemo } from '../demo-posts';

/** The values for the braces in the addresses of pages.ts. */
export type PageIds = Record<string, string>;

/** Returns an address with the ids in place of the braces. @throws an Error where the demo has no such row */
export function pathOf(address: string, ids: PageIds): string {
  return address.replace(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name];
    if (!id) throw new Error(`the demo has nothing for {${name}} in ${address}`);
    return id;
  });
}

/** Returns the ids from the demo's store. */
export async function findPageIds(): Promise<PageIds> {
  const { email, held, onSale } = await paidPostsOfDemo();
  const [row] = await inStore<Record<string, string>>(
    `with of as (select
       (select id from users where email = $1) member,
       (select id from users where email = $2) creator,
       (select id from users where email = $3) company),
     course as (select e.id, e.product_id, l.id lesson_id
       from of, entitlements e join products p on p.id = e.product_id
       join course_lessons l on l.product_id = p.id
       where e.holder_id = of.member and p.type = 'full_course' and p.owner_id = of.creator
         and e.status = 'active' and l.type = 'video' order by e.id, l.id limit 1)
     select of.*,
       (select id from posts where audience = 'public' order by comments_count desc, id limit 1) post,
       (select p.id from posts p where audience = 'public' and status = 'published'
         and (select count(*) from evaluations where post_id = p.id) > 2 order by p.id limit 1) rated,
       (select id from products p where status = 'published' and price_amount > 0
         and type in ('template_kit', 'guide_ebook', 'slide_aids', 'other')
         and owner_id not in (of.member, of.creator) and not exists
         (select from entitlements where product_id = p.id and holder_id in (of.member, of.creator))
         order by ratings_count desc, id limit 1) product,
       (select id from products where type = 'audio_series' and status = 'published' order by id limit 1) audio,
       (select id from orders where buyer_id = of.member order by id limit 1) "order",
       (select id from entitlements where holder_id = of.member and product_id is not null
         order by id limit 1) purchase,
       (select id from products where owner_id = of.creator order by id limit 1) draft,
       (select id from products where owner_id = of.creator and type = 'full_course' order by id limit 1) made,
       (select id from products where owner_id = of.creator and type = 'assessment_workshop'
         order by id limit 1) workshop,
       (select id from course) course,
       (select lesson_id from course) lesson,
       (select product_id from course) held,
       (select c.entitlement_id from certificates c join entitlements e on e.id = c.entitlement_id
         where e.holder_id = of.member order by e.id limit 1) finished,
       (select code from certificates order by code limit 1) certificate,
       (select max(month) from revenue_reports where user_id = of.creator) "month",
       (select id from order_lines where seller_id = of.creator order by id limit 1) sale,
       (select dispute_id from dispute_answers where seller_id = of.creator order by id limit 1) dispute,
       (select id from ledger_accounts order by id limit 1) account,
       (select id from journals order by id limit 1) journal,
       (select id from payouts order by id limit 1) payout
     from of`,
    [DEMO.member.email, DEMO.creator.email, DEMO.company.email],
  );
  return { ...row, reader: email, heldPost: held, postOnSale: onSale };
}
