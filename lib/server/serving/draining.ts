import type { ServerResponse } from 'node:http';

/**
 * Answers of a server that is about to stop close their connections. Otherwise a client would send its next request
 * over a connection that is being closed, and get no answer.
 */
export class Draining {
  readonly #open = new Set<ServerResponse>();
  #hasBegun = false;

  /** Takes an answer at its beginning. */
  watch(outgoing: ServerResponse): void {
    if (this.#hasBegun) closeAfter(outgoing);
    this.#open.add(outgoing);
    outgoing.once('close', () => this.#open.delete(outgoing));
  }

  begin(): void {
    this.#hasBegun = true;
    for (const outgoing of this.#open) if (!outgoing.headersSent) closeAfter(outgoing);
  }
}

function closeAfter(outgoing: ServerResponse): void {
  outgoing.setHeader('connection', 'close');
}
