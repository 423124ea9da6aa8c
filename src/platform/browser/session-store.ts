/**
 * The session as the browser keeps it (specification, section 4): the token in local storage and in the cookie
 * `sstAuth.token`, the user's record beside it so that a reload can draw the shell at once.
 */
export const tokenKey = 'sstAuth.token';
const userKey = 'sstAuth.user';
const cookieSeconds = 2_592_000;

type Listener = () => void;
const listeners = new Set<Listener>();

export function storedToken(): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(tokenKey);
}

/** What `storeUser` kept, or null. Read again with the schema of who stored it: anybody can change local storage. */
export function storedUser(): unknown {
  try {
    return JSON.parse(localStorage.getItem(userKey) ?? 'null');
  } catch {
    return null;
  }
}

export function storeSession(token: string): void {
  wayOut = '/login';
  localStorage.setItem(tokenKey, token);
  writeCookie(token, cookieSeconds);
  announce();
}

export function storeUser(user: unknown): void {
  localStorage.setItem(userKey, JSON.stringify(user));
}

/** Where a screen that needs a session leads when there is none: to the sign-in, after a sign-out to the landing page. */
let wayOut: '/login' | '/' = '/login';

export function signedOutPath(): string {
  return wayOut;
}

/** Forgets token, cookie and user. */
export function clearSession(to: typeof wayOut = '/login'): void {
  wayOut = to;
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
  writeCookie('', 0);
  announce();
}

/** Calls back when a session begins or ends, in this tab or in another one. Answers the way to stop that. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    if (event.key === tokenKey || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}

function writeCookie(value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that clinics use
  document.cookie = `${tokenKey}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
}
