import 'server-only';
import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { IMAGE_MAX_PIXELS } from '@/lib/contract/limits';
import { AppError } from '@/lib/server/errors';
import { startLimited } from '@/lib/server/limited-process';

const WIDTH = 1920;
/** Of a processor. A drawing takes less than one; on a busy machine it takes longer by the clock. */
const SECONDS = 2;
const TOO_LARGE = 2;

/** Returns whether a file is an SVG, by its first element. */
export function isSvg(content: Buffer): boolean {
  const head = content
    .subarray(0, 1024)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return /^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<([^\s<>/:]+:)?svg[\s>]/i.test(head);
}

/**
 * Draws an SVG to a PNG 1920 pixels wide, in a process of its own: filters can keep a processor busy for minutes, and
 * nested layers use memory without end. Scripts never run, and nothing is read from the network or the disk.
 * @throws AppError `unsupported_media` for an SVG that cannot be drawn within 2 s of a processor and 1 GB; `too_large`
 */
export async function rasterise(content: Buffer, seconds = SECONDS): Promise<Buffer> {
  const text = content.toString('utf8');
  // Entities could get anything past `withoutPictures`, and could grow without end.
  if (/<!ENTITY/i.test(text)) throw new AppError('unsupported_media');
  const child = start(seconds);
  const timer = setTimeout(() => child.kill('SIGKILL'), 2 * seconds * 1000);
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  );
  child.stdin.on('error', () => {}); // it died before it had read all: its exit code says why
  child.stdin.end(withoutPictures(text));
  try {
    const [png, code] = await Promise.all([buffer(child.stdout), ended]);
    if (code === TOO_LARGE) throw new AppError('too_large');
    if (code !== 0) throw new AppError('unsupported_media');
    return png;
  } finally {
    clearTimeout(timer);
  }
}

// The renderer would read pictures from this machine's disk: they become an element that draws nothing.
function withoutPictures(svg: string): string {
  return svg.replace(/<(\/?)([^\s<>/:]+:)?(?:image|feImage)(?=[\s/>])/gi, '<$1$2metadata');
}

const start = (seconds: number) =>
  startLimited('lib/server/files/draw-svg.mjs', [String(WIDTH), String(IMAGE_MAX_PIXELS)], seconds, {
    stdio: ['pipe', 'pipe', 'ignore'],
  }) as ChildProcessByStdio<Writable, Readable, null>;
