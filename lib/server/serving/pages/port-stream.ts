import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

const END = 'end';
const MORE = 'more';

/** One end of a connection between two threads; the other end has the other port of the channel. */
export function portStream(port: MessagePort): Duplex {
  return new PortStream(port);
}

/** The other end answers with `MORE` once it has room again; until then the next bytes are collected. */
class PortStream extends Duplex {
  readonly #port: MessagePort;
  /** sends the next bytes */
  #goOn: (() => void) | undefined;
  /** the other end waits for room */
  #isOwed = false;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on('message', (message: Uint8Array | string) => this.#receive(message));
    // Closed by the other end, or when its thread ends.
    port.once('close', () => this.destroy());
  }

  #receive(message: Uint8Array | string): void {
    if (message === END) this.push(null);
    else if (message === MORE) this.#goOn?.();
    else if (this.push(message)) this.#port.postMessage(MORE);
    else this.#isOwed = true;
  }

  override _read(): void {
    if (!this.#isOwed) return;
    this.#isOwed = false;
    this.#port.postMessage(MORE);
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    // A copy, because small chunks are parts of a shared buffer; the copy is moved to the other thread, not copied
    // again.
    const bytes = new Uint8Array(chunk);
    this.#port.postMessage(bytes, [bytes.buffer]);
    this.#goOn = done;
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', done);
  }

  override _final(done: () => void): void {
    this.#port.postMessage(END);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }
}
