import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { bareTransactions } from './transactions';

// Yardsticks over HTTP: what this machine's Node can answer at all (`/`, 10 KB of JSON from memory), and what it can do
// with PostgreSQL and nothing in between: `/feed`, the 20 newest posts with author and counters; `/comment` and
// `/checkout`, the least that these must write.
const body = JSON.stringify({
  payload: { data: Array.from({ length: 20 }, (_, i) => ({ _id: i, text: 'قيمة '.repeat(48) })) },
});
const connectionString = process.env.DATABASE_URL;
const pool = new pg.Pool({ connectionString, max: 10 });
const transactions = await bareTransactions(new pg.Pool({ connectionString, max: 16 }));
const FEED = {
  name: 'feed',
  text: `select p.id, p.text, p.created_at, p.comments_count, p.saves_count, p.shares_count, p.reactions_love, u.name,
      u.handle, u.headline, u.profile_pic_id
    from posts p join users u on u.id = p.author_id
    where p.status = 'published' and p.audience = 'public' order by p.id desc limit 20`,
};

async function answer({ url }: IncomingMessage): Promise<string> {
  if (url === '/feed') return JSON.stringify({ payload: { data: (await pool.query(FEED)).rows } });
  if (url === '/comment') await transactions.comment();
  if (url === '/checkout') await transactions.checkout();
  return url === '/' ? body : '{"payload":{"done":true}}';
}

createServer(async (request, response) => {
  const text = await answer(request);
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(text);
}).listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'));
