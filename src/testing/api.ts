/** What a call to a test server answered; of a file, its `text`. */
// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers of every shape
export type ApiResponse = { status: number; headers: Headers; body: Record<string, any> };

/** A running server as tests speak to it. */
export type Api = {
  url: string;
  /** The sign-in of the administrator that the server began with. */
  admin: { email: string; password: string };
  /** Calls an endpoint under `/api`, as the holder of a token or as a visitor; a creating one with a key if one is given. */
  call: (method: string, path: string, options?: { as?: string; body?: unknown; key?: string }) => Promise<ApiResponse>;
};

/** The calls of a server that runs at this address. */
export function apiAt(url: string, admin: Api['admin']): Api {
  return {
    url,
    admin,
    async call(method, path, options = {}) {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          ...(options.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(options.as ? { authorization: `Bearer ${options.as}` } : {}),
          ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
        },
        body: options.body === undefined ? null : JSON.stringify(options.body),
      });
      const text = await response.text();
      const isFile = response.headers.has('content-disposition');
      const body = isFile ? { text } : text ? JSON.parse(text) : {};
      return { status: response.status, headers: response.headers, body };
    },
  };
}
