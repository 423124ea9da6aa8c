import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

type Headers = Readonly<Record<string, string>>;

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
export type ResponseHeaders = { pages: Headers; api: Headers; docs: string };

/**
 * What browsers are told with every answer (OWASP, HTTP Headers and REST Security cheat sheets; decisions: 23), computed
 * once by helmet: its values for a page, a part of them for the API, whose answers are never a page, and the policy of
 * the one page under `/api`.
 */
export function responseHeaders({ scripts, storeOrigin, publicUrl }: Site): ResponseHeaders {
  const tls = publicUrl?.startsWith('https:') ?? false;
  const common = {
    xFrameOptions: { action: 'deny' },
    // Only the practice's own host: what its other hosts speak is not ours to say.
    strictTransportSecurity: tls ? { includeSubDomains: false } : false,
  } satisfies HelmetOptions;
  const policy = (directives: Directives) => ({
    useDefaults: false,
    directives: { ...directives, ...(tls ? { upgradeInsecureRequests: [] } : {}) },
  });
  const pages = headersOf({ ...common, contentSecurityPolicy: policy(pagePolicy(scripts, storeOrigin)) });
  const api = headersOf({
    ...common,
    contentSecurityPolicy: policy({ defaultSrc: ["'none'"], frameAncestors: ["'none'"] }),
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  const docs = headersOf({ contentSecurityPolicy: policy(docsPolicy) })['content-security-policy'] ?? '';
  return {
    pages: { ...pages, 'permissions-policy': nothingOfTheDevice },
    api: { ...api, 'cache-control': 'no-store' },
    docs,
  };
}

/** Sets them before anything else answers; what a route says itself (a PDF, an asset) takes their place. */
export function setSecurityHeaders(app: FastifyInstance, { pages, api }: ResponseHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.raw.url?.startsWith('/api') ? api : pages);
    done();
  });
}

type Directives = Record<string, string[]>;

function pagePolicy(scripts: readonly string[], storeOrigin: string | null): Directives {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scripts],
    scriptSrcAttr: ["'none'"],
    // Text becomes HTML only where trusted-types.ts lets it; no other policy may be made.
    requireTrustedTypesFor: ["'script'"],
    trustedTypes: ['default'],
    // Mantine sets its variables in style elements and attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", ...(storeOrigin ? [storeOrigin] : [])],
    // The map of the landing page, when the visitor asks for it.
    frameSrc: ['https://www.google.com'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
}

/** Swagger UI sets innerHTML without a policy of its own, for its logo and the description, which are not typed text: no Trusted Types. */
const docsPolicy: Directives = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
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
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** helmet speaks to Node's response; this one only writes down what it says. */
function headersOf(options: HelmetOptions): Headers {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
