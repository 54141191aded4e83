type PolicySources = {
  /** The scripts and styles that may run besides `'self'`: a nonce, or the hashes of a cached page's inline parts. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Origins the browser may call besides its own: an API on another host. */
  connect?: readonly string[];
  /** `next dev` evaluates code and writes styles without a nonce. */
  development?: boolean;
};

/**
 * The Content-Security-Policy of a page.
 * @returns the header's value; `style-src-attr` stays open because MUI writes style attributes
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  connect = [],
  development = false,
}: PolicySources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, "'strict-dynamic'", ...(development ? ["'unsafe-eval'"] : [])],
    'style-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...connect],
    'media-src': ["'self'", 'blob:', ...connect],
    'font-src': ["'self'"],
    // No blob: here: data in memory is shown (img-src) or saved, never fetched by its address.
    'connect-src': ["'self'", ...connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Sent with every page together with the policy. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/**
 * Origins to allow for an API base address.
 * @param apiUrl `NEXT_PUBLIC_API_URL`: a path of this app, or an absolute address
 */
export function connectOrigins(apiUrl: string | undefined): string[] {
  return apiUrl && /^https?:\/\//.test(apiUrl) ? [new URL(apiUrl).origin] : [];
}
