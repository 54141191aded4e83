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
    description: `${gateway}’s signature of the request body, made with a shared secret`,
  });
  return {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description:
        'An access token, valid for ten minutes, that `GET /auth/token` returns to a signed-in member',
    },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookie,
      description:
        'The sign-in cookie, set by `/auth`. It is read by the endpoints that name it, and for images, because an `img` element sends no token',
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
  if (access === 'guest' && cacheSeconds) return 'Open to everyone, with the same response for everyone.';
  return ACCESS_WORDS[access];
}

const ACCESS_WORDS: Record<Exclude<Access, 'signed'>, string> = {
  guest: 'Open to everyone. With a token, the response shows what the owner of the token may see and do.',
  member: 'Requires a signed-in member.',
  owner: 'Requires the owner of the resource. Returns 404 to all other callers.',
  creator: 'Requires a creator: the role CREATOR or ADMIN.',
  admin:
    'Requires an operator: the role ADMIN, and a second factor verified in this sign-in session within the last 12 hours.',
  admin_unproven: 'Requires an operator: the role ADMIN, with or without a verified second factor.',
  session: 'Requires the sign-in cookie instead of a token.',
};

const PROOF_WORDS: Record<Proof, string> = {
  signature: 'Requires the signature of a payment gateway. Not for clients.',
  link: 'Requires a signed link that expires soon, in a browser where its owner is signed in.',
  letter: 'Requires the signed link from an email. No sign-in is needed.',
  address: 'Requires the secret in the address, which its owner can renew. No sign-in is needed.',
};
