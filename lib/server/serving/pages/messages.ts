import type { MessagePort } from 'node:worker_threads';
import type { GuestPage } from '../guest-cache/policy';
import type { Rendered } from '../guest-cache/render';

/** Messages from the launcher's thread to the one that renders pages. */
export type ToPages =
  /** a connection: requests come over this port, as HTTP */
  | { connection: MessagePort }
  /** a page for all guests; the answer is one `FromRender` over this port */
  | { render: GuestPage; port: MessagePort }
  | { stop: true };

/** Messages that that thread sends by itself. */
export type FromPages = { isReady: true } | { touched: readonly string[] };

export type FromRender = { rendered: Rendered | undefined } | { error: string };

/** What that thread gets at its start, besides the settings, which are in its environment. */
export type PagesData = { hostname: string; port: number; host: string; clockAheadMs: number };
