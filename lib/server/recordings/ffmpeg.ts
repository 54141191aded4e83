import 'server-only';
import { startLimitedProgram } from '@/lib/server/limited-process';

const MOST_SAID = 20_000;
const running = new Set<() => void>();
let isStopping = false;

/** This process stops: what runs ends, and is made again by the next one. */
export function stopFfmpeg(): void {
  isStopping = true;
  for (const end of running) end();
}

/** FFmpeg ended with an error, or took too long. */
export class FfmpegError extends Error {
  constructor(
    readonly said: string,
    readonly tookTooLong: boolean,
    /** because this process stops */
    readonly wasStopped = false,
  ) {
    super(`FFmpeg: ${tookTooLong ? 'took too long' : said.slice(-300)}`);
  }
}

/**
 * Runs FFmpeg with the lowest priority, in a folder of its own, with a limit of time and memory.
 * @param seconds at most, of the clock and of a processor
 * @returns what it said on its error output
 * @throws FfmpegError
 */
export function runFfmpeg(
  program: string,
  args: readonly string[],
  { folder, seconds }: { folder: string; seconds: number },
): Promise<string> {
  if (isStopping) return Promise.reject(new FfmpegError('', false, true));
  return new Promise((resolve, reject) => {
    const child = startLimitedProgram(program, args, seconds, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    running.add(child.end);
    let said = '';
    let tookTooLong = false;
    const timer = setTimeout(() => {
      tookTooLong = true;
      child.end();
    }, seconds * 1000);
    child.process.stderr?.setEncoding('utf8').on('data', (words: string) => {
      said = (said + words).slice(-MOST_SAID);
    });
    child.process.once('error', (error) => {
      clearTimeout(timer);
      running.delete(child.end);
      reject(error);
    });
    child.process.once('close', (code) => {
      clearTimeout(timer);
      running.delete(child.end);
      if (code === 0) resolve(said);
      else reject(new FfmpegError(said, tookTooLong, isStopping));
    });
  });
}

// Of what is read, only these: a playlist that is called a film would read other files of this machine, and a network.
const READ = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts,mpeg,asf,flv,mp3,wav,ogg,flac,aac';
const INPUT = ['-hide_banner', '-nostdin', '-protocol_whitelist', 'file', '-format_whitelist', READ];

/** Arguments that probe a film. @param source the path of the film */
export const lookArgs = (source: string): string[] => [...INPUT, '-i', `file:${source}`];
