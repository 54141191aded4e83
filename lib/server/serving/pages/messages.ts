import type { MessagePort } from 'node:worker_threads';
import type { GuestPage } from '../guest-cache/policy';
import type { Rendered } from '../guest-cache/render';

/** What the launcher's thread says to the one that makes pages. */
export type ToPages =
  /** a connection: requests come over this port, as HTTP */
  | { connection: MessagePort }
  /** a page as every guest gets it; the answer is one `FromRender` over this port */
  | { render: GuestPage; port: MessagePort }
  | { stop: true };

/** What that thread says by itself. */
export type FromPages = { isReady: true } | { touched: readonly string[] };

export type FromRender = { rendered: Rendered | undefined } | { error: string };

/** What that thread knows from its beginning, beside the settings, which stand in its environment. */
export type PagesData = { hostname: string; port: number; host: string };
