// The yardstick: what this machine's Node can answer at all, 10 KB of JSON from memory.
import { createServer } from 'node:http';

const body = JSON.stringify({
  payload: { data: Array.from({ length: 20 }, (_, i) => ({ _id: i, text: 'قيمة '.repeat(48) })) },
});

createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(body);
}).listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'));
