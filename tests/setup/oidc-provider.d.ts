// The part of the package that the tests use; it has no types of its own.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  class Prompt {
    constructor(info: { name: string; requestable: boolean });
  }

  export const interactionPolicy: {
    Prompt: typeof Prompt;
    base(): { add(prompt: Prompt, index: number): void };
  };

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export class Provider {
    constructor(issuer: string, configuration: object);
    Grant: new (given: {
      clientId: string;
      accountId: string;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }

  export interface Context {
    oidc: { client: { clientId: string }; session: { accountId: string } };
  }
}
