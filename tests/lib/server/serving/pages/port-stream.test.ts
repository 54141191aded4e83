import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { beforeEach, expect, test } from 'vitest';
import { answerOver, askOver } from '@/lib/server/serving/in-memory';
import { portStream } from '@/lib/server/serving/pages/port-stream';
import { until } from '@/tests/setup/waits';

let ours: ReturnType<typeof portStream>;
let theirs: ReturnType<typeof portStream>;
let channel: MessageChannel;

beforeEach(() => {
  channel = new MessageChannel();
  [ours, theirs] = [portStream(channel.port1), portStream(channel.port2)];
});

test('when one side breaks off, so does the other, without an end', async () => {
  let hasEnded = false;
  theirs.once('end', () => {
    hasEnded = true;
  });
  theirs.resume();
  ours.write('half');
  ours.destroy();
  await once(theirs, 'close');
  expect(hasEnded).toBe(false);
});

test('when the other thread is gone, the stream closes', async () => {
  channel.port2.close();
  await once(ours, 'close');
  expect(ours.destroyed).toBe(true);
});

test('a slow reader gets only a little ahead of what it has read', async () => {
  let written = 0;
  const fill = () => {
    while (written < 100) {
      written++;
      if (!ours.write(Buffer.alloc(16_384))) return;
    }
  };
  ours.on('drain', fill);
  fill();
  await until(() => theirs.readableLength >= theirs.readableHighWaterMark);
  expect(written).toBeLessThan(20);
  theirs.resume();
  await until(() => written === 100);
});

test('written data arrives complete and in order, and then the end', async () => {
  for (let i = 0; i < 500; i++) ours.write(`${i} `);
  ours.end();
  let text = '';
  for await (const chunk of theirs) text += String(chunk);
  expect(text).toBe(Array.from({ length: 500 }, (_, i) => `${i} `).join(''));
});

test('HTTP works over it: a request body, and a long answer', async () => {
  const answer = answerOver(async (incoming, outgoing) => {
    let length = 0;
    for await (const chunk of incoming) length += chunk.length;
    outgoing.end(`${length} ${'قيمة'.repeat(100_000)}`);
  });
  answer(theirs);
  const ask = askOver(() => ours);
  const body = (await import('node:stream')).Readable.from(['a'.repeat(70_000)]);
  const came = await ask({ method: 'POST', path: '/', headers: ['content-length', '70000'] }, body);
  let text = '';
  came.setEncoding('utf8');
  for await (const chunk of came) text += chunk;
  expect(text).toBe(`70000 ${'قيمة'.repeat(100_000)}`);
});
