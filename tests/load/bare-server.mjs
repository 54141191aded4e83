// Yardsticks: what this machine's Node can answer at all (`/`, 10 KB of JSON from memory), and what it can answer with
// PostgreSQL behind it and nothing between (`/feed`, the 20 newest posts with author and counters).
import { createServer } from 'node:http';
import pg from 'pg';

const body = JSON.stringify({
  payload: { data: Array.from({ length: 20 }, (_, i) => ({ _id: i, text: 'قيمة '.repeat(48) })) },
});
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const FEED = {
  name: 'feed',
  text: `select p.id, p.text, p.created_at, p.comments_count, p.saves_count, p.shares_count, p.reactions_love, u.name,
      u.handle, u.headline, u.profile_pic_id
    from posts p join users u on u.id = p.author_id
    where p.status = 'published' and p.audience = 'public' order by p.id desc limit 20`,
};

createServer(async (request, response) => {
  const text =
    request.url === '/feed' ? JSON.stringify({ payload: { data: (await pool.query(FEED)).rows } }) : body;
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(text);
}).listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'));
