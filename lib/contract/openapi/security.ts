import type { Access, Endpoint, Proof } from '../endpoint';

type Requirement = Record<string, string[]>;
/** The parts of an endpoint that decide who may call it. */
type Guarded = Pick<Endpoint, 'access' | 'proof' | 'cacheSeconds'>;

/**
 * The ways to prove who calls.
 * @param sessionCookie the name of the sign-in cookie on this site
 */
export function securitySchemes(sessionCookie: string) {
  const signature = (name: string, gateway: string) => ({
    type: 'apiKey',
    in: 'header',
    name,
    description: `${gateway}’s signature of the body, made with a secret that both sides know`,
  });
  return {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'An access token of ten minutes, as `GET /auth/token` gives it to whoever is signed in',
    },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookie,
      description:
        'The sign-in cookie, which `/auth` sets. It is looked at where it is named, and for pictures, as an `img` carries no token',
    },
    stripeSignature: signature('Stripe-Signature', 'Stripe'),
    sandboxSignature: signature('Sandbox-Signature', 'The sandbox gateway'),
  };
}

/** The proofs that an endpoint accepts, each enough by itself; an empty one means that none is needed. */
export function security({ access, proof, cacheSeconds }: Guarded): Requirement[] {
  if (access === 'signed') return proof ? BY_PROOF[proof] : [];
  return access === 'guest' && cacheSeconds ? [] : BY_ACCESS[access];
}

// Roles are named in words: OpenAPI 3.1 would allow them in the lists, but Spectral takes them for OAuth's scopes.
const BY_ACCESS: Record<Exclude<Access, 'signed'>, Requirement[]> = {
  guest: [{}, { bearer: [] }],
  member: [{ bearer: [] }],
  owner: [{ bearer: [] }],
  creator: [{ bearer: [] }],
  admin: [{ bearer: [] }],
  admin_unproven: [{ bearer: [] }],
  session: [{ session: [] }],
};

const BY_PROOF: Record<Proof, Requirement[]> = {
  signature: [{ stripeSignature: [] }, { sandboxSignature: [] }],
  link: [{ session: [] }],
  letter: [],
  address: [],
};

/** Describes the callers that an endpoint accepts. */
export function whoMayCall({ access, proof, cacheSeconds }: Guarded): string {
  if (access === 'signed') return proof ? PROOF_WORDS[proof] : '';
  if (access === 'guest' && cacheSeconds) return 'Open to everybody, and the same for everybody.';
  return ACCESS_WORDS[access];
}

const ACCESS_WORDS: Record<Exclude<Access, 'signed'>, string> = {
  guest: 'Open to everybody. With a token, the answer is what its owner may see and do.',
  member: 'For whoever is signed in.',
  owner: 'For the owner of what is asked for. To anybody else it does not exist: 404.',
  creator: 'For creators: role CREATOR or ADMIN.',
  admin: 'For operators: role ADMIN, and a second factor shown in this session within the last 12 hours.',
  admin_unproven: 'For operators: role ADMIN, with or without a second factor shown.',
  session: 'By the sign-in cookie instead of a token.',
};

const PROOF_WORDS: Record<Proof, string> = {
  signature: 'Not for clients: a payment gateway calls it, and signs what it sends.',
  link: 'By a signed link that soon runs out, in a browser that its owner is signed in with.',
  letter: 'By the signed link in a letter; nobody has to be signed in.',
  address: 'By the secret in its address, which its owner can renew; nobody has to be signed in.',
};
