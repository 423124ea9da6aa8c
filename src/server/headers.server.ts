import type { FastifyInstance } from 'fastify';

type Headers = Readonly<Record<string, string>>;
type Policy = Readonly<Record<string, readonly string[]>>;

/** What the headers depend on. */
type Site = {
  /** The hashes of the scripts that stand in the pages themselves. */
  scripts: readonly string[];
  /** The origin that files are sent to and opened from; null when it is the server's own. */
  storeOrigin: string | null;
  /** The configured address: behind TLS the browser is told to stay there. */
  publicUrl: string | undefined;
};

/** The headers of every kind of answer, none of which depends on the request. */
export type ResponseHeaders = { pages: Headers; api: Headers; docs: string; still: string };

/**
 * What browsers are told with every answer (OWASP, HTTP Headers and REST Security cheat sheets; decision 23): all of it
 * with a page, a part of it by the API, whose answers are never a page, the policy of the one page under `/api`, and that of a page from which nothing is sent.
 */
export function responseHeaders({ scripts, storeOrigin, publicUrl }: Site): ResponseHeaders {
  const isTls = publicUrl?.startsWith('https:') ?? false;
  const text = (policy: Policy) => policyText(isTls ? { ...policy, 'upgrade-insecure-requests': [] } : policy);
  const common = {
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    // Only the practice's own host: what its other hosts speak is not ours to say.
    ...(isTls ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  return {
    pages: {
      ...common,
      'content-security-policy': text(pagePolicy(scripts, storeOrigin)),
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': nothingOfTheDevice,
      'x-dns-prefetch-control': 'off',
      'x-download-options': 'noopen',
      'x-permitted-cross-domain-policies': 'none',
      // The filter of old browsers could itself be turned against a page.
      'x-xss-protection': '0',
    },
    api: {
      ...common,
      'content-security-policy': text({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }),
      'cache-control': 'no-store',
    },
    docs: text(docsPolicy),
    still: text(stillPolicy(scripts)),
  };
}

/** Sets them before anything else answers; what a route says itself (a PDF, an asset) takes their place. */
export function setSecurityHeaders(app: FastifyInstance, { pages, api }: ResponseHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isOfApi(request.raw.url) ? api : pages);
    done();
  });
}

/** `/api` and what is under it, and no page whose name only begins so. */
function isOfApi(url = ''): boolean {
  return /^\/api(?![^/?])/.test(url);
}

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join(';');
}

function pagePolicy(scripts: readonly string[], storeOrigin: string | null): Policy {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'script-src-attr': ["'none'"],
    // Text becomes HTML only where trusted-types.ts lets it; no other policy may be made.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    // Mantine sets its variables in style elements and attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(storeOrigin ? [storeOrigin] : [])],
    // The map of the landing page, when the visitor asks for it; an issued document, which the page itself has fetched.
    'frame-src': ['https://www.google.com', 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Of a page that is complete as it comes: no script fetches or sends anything, not even to this server. */
function stillPolicy(scripts: readonly string[]): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': [...scripts],
    'script-src-attr': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Swagger UI sets innerHTML without a policy of its own, for its logo and the description, which are not typed text: no Trusted Types. */
const docsPolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Off for the pages and all that they frame. */
const nothingOfTheDevice = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  // Passkeys are for the pages themselves, and for nothing that they frame.
  .concat('publickey-credentials-create=(self)', 'publickey-credentials-get=(self)')
  .join(', ');
