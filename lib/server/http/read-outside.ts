import 'server-only';
import type { Agent as HttpAgent } from 'node:http';
import type { Agent as HttpsAgent } from 'node:https';
import type { Readable } from 'node:stream';
import axios from 'axios';
import { useAgent as agentFor } from 'request-filtering-agent';

/** Why an address outside was not read. Why a connection failed is not said: nobody asks our network about itself. */
export type OutsideFailure = 'unreachable' | 'too_large' | 'too_slow';

export class OutsideError extends Error {
  readonly reason: OutsideFailure;
  constructor(reason: OutsideFailure, cause?: unknown) {
    super(reason, { cause });
    this.name = 'OutsideError';
    this.reason = reason;
  }
}

export interface Outside {
  httpAgent: HttpAgent;
  httpsAgent: HttpsAgent;
  protocols: readonly string[];
}

/**
 * Public addresses by HTTPS. The agents look at the address that a name stands for, and connect to just that one; on
 * each redirect again.
 */
const PUBLIC: Outside = {
  httpAgent: agentFor('http://') as HttpAgent,
  httpsAgent: agentFor('https://') as HttpsAgent,
  protocols: ['https:'],
};

const MOST_REDIRECTS = 5;

/**
 * Reads a text from an address that a member gave us.
 * @param most bytes, after unpacking; and milliseconds for all of it
 * @param outside what may be read; only tests read elsewhere
 * @throws OutsideError
 */
export async function readOutside(
  address: string,
  { accept, most }: { accept: string; most: { bytes: number; ms: number } },
  outside: Outside = PUBLIC,
): Promise<string> {
  const { httpAgent, httpsAgent, protocols } = outside;
  const signal = AbortSignal.timeout(most.ms);
  const check = ({ protocol }: { protocol?: string }) => {
    if (!protocols.includes(protocol ?? '')) throw new OutsideError('unreachable');
  };
  try {
    check(new URL(address));
    const { data } = await axios.get<Readable>(address, {
      httpAgent,
      httpsAgent,
      signal,
      proxy: false,
      responseType: 'stream',
      maxRedirects: MOST_REDIRECTS,
      beforeRedirect: check,
      validateStatus: (status) => status === 200,
      headers: { Accept: accept, 'User-Agent': 'Qeema' },
    });
    return await textOf(data, most.bytes);
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    throw new OutsideError(signal.aborted ? 'too_slow' : 'unreachable', error);
  }
}

async function textOf(stream: Readable, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes > most) throw new OutsideError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
