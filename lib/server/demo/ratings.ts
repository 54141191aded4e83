import 'server-only';
import type { Db } from '@/lib/server/ctx';
import { putEvaluation } from '@/lib/server/evaluations/service';
import { putReply, putVote } from '@/lib/server/evaluations/talk';
import { HOUR } from '@/lib/shared/time';
import { DEMO_POSTS } from './content';
import type { Member } from './people';
import { ctxOf } from './people-factory';

/** The newest free post of its author. */
const RATED = 1;
const REPLIED = { product: 'guide-brand', owner: 'sara', rater: 'youssef' };

const OF_POST = [
  { who: 'reem', rating: 5, text: 'نصيحة عمل بها فريقي كله. قللنا قوائم الدورات وزادت المشاريع المكتملة.' },
  { who: 'tariq', rating: 4, text: 'كلام مختصر ومفيد، وكنت أتمنى مثالًا على مشروع صغير أبدأ به.' },
  { who: 'salma', rating: 5, text: '' },
  { who: 'adam', rating: 4, text: 'بدأت بحاسبة الوصفات، وكسرتها مرتين قبل أن تعمل. صدقت!' },
];
const REPLY_TO_POST = {
  to: 'tariq',
  text: 'معك حق. ابدأ بقائمة مهام تحفظها في المتصفح، وسأكتب عنها منشورًا هذا الأسبوع.',
};
const REPLY_TO_PRODUCT =
  'شكرًا يوسف. أضفت في النسخة الأخيرة دراسة عن مصوّر في بيروت، وتصلك مع التحديث دون مقابل.';
const VOTERS = ['huda', 'reem', 'noor'];

/** Ratings of a post, answers to ratings, and who found which of them helpful: in the last hours. */
export async function fillRatings(
  db: Db,
  people: Map<string, Member>,
  products: Map<string, string>,
  now: Date,
): Promise<void> {
  const post = DEMO_POSTS[RATED];
  const author = people.get(post?.author ?? '');
  if (!post || !author) return;
  const { id } = await db
    .selectFrom('posts')
    .select('id')
    .where('author_id', '=', author.id)
    .where('text', '=', post.text)
    .executeTakeFirstOrThrow();
  const at = (hoursAgo: number, who: Member) => ctxOf(db, who, new Date(now.getTime() - hoursAgo * HOUR));
  let hours = 5;
  for (const { who, ...rating } of OF_POST) {
    const rater = people.get(who);
    hours -= 0.6;
    if (!rater) continue;
    const { _id } = await putEvaluation(at(hours, rater), { type: 'post', id }, rating);
    if (who === REPLY_TO_POST.to) await putReply(at(1, author), _id, REPLY_TO_POST.text);
  }
  await answerProduct(db, people, products, at);
}

async function answerProduct(
  db: Db,
  people: Map<string, Member>,
  products: Map<string, string>,
  at: (hoursAgo: number, who: Member) => ReturnType<typeof ctxOf>,
): Promise<void> {
  const [owner, rater] = [people.get(REPLIED.owner), people.get(REPLIED.rater)];
  const row = await db
    .selectFrom('evaluations')
    .select('id')
    .where('product_id', '=', products.get(REPLIED.product) ?? null)
    .where('author_id', '=', rater?.id ?? '')
    .executeTakeFirst();
  if (!owner || !row) return;
  await putReply(at(0.4, owner), row.id, REPLY_TO_PRODUCT);
  for (const key of VOTERS) {
    const voter = people.get(key);
    if (voter) await putVote(at(0.3, voter), row.id, true);
  }
}
