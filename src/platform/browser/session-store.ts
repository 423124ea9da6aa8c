/**
 * The session as the browser keeps it (product 2.2): the token in local storage and in the cookie
 * `sstAuth.token`, the user's record beside it so that a reload can draw the shell at once. All tabs share what is stored; each
 * goes on with the session that it shows until it has learnt of another one (`adoptStoredSession`), so that nothing that
 * was typed or asked for under one session is ever sent under another.
 */
export const tokenKey = 'sstAuth.token';
const userKey = 'sstAuth.user';
/** There while the last session of this browser was ended by choice. */
const leftKey = 'sstAuth.left';
const cookieSeconds = 2_592_000;

/** Whose session it is: the id, and what the shell shows of the user. */
export type StoredUser = { id: string; record: unknown };

/** How a session ended: by the user's choice, or in any other way. */
export type Ending = 'left' | 'lost';

type Session = { token: string | null; userId: string | null };

const restored = inStorage(tokenKey);
let shown: Session = { token: restored, userId: null };
let ending: Ending = 'lost';
const listeners = new Set<() => void>();
const endings = new Set<(ending: Ending, userId: string | null) => void>();

/** The token of the session that this tab shows. */
export function currentToken(): string | null {
  return shown.token;
}

/** Whether the session was there when the page was loaded. */
export function isRestored(): boolean {
  return shown.token !== null && shown.token === restored;
}

/** What `storeUser` kept for this tab's session. Its record is to be read with its schema: anybody can change local storage. */
export function storedUser(): StoredUser | null {
  const user = userOf(shown.token);
  if (user) shown.userId = user.id;
  return user;
}

/** Begins a session, in all tabs. */
export function storeSession(token: string): void {
  localStorage.removeItem(userKey);
  localStorage.removeItem(leftKey);
  localStorage.setItem(tokenKey, token);
  writeCookie(token, cookieSeconds);
  show(token);
}

/** Keeps whose session it is, unless another one has begun meanwhile. */
export function storeUser(token: string, { id, record }: StoredUser): void {
  if (token === shown.token) shown.userId = id;
  if (token === inStorage(tokenKey)) localStorage.setItem(userKey, JSON.stringify({ token, id, record }));
}

/** Where a screen that needs a session leads when there is none: to the sign-in, after a sign-out to the landing page. */
export function signedOutPath(): '/login' | '/' {
  return ending === 'left' ? '/' : '/login';
}

/** Forgets token, cookie and user, in all tabs. */
export function endSession(how: Ending): void {
  if (shown.token !== null) for (const listener of endings) listener(how, shown.userId);
  if (how === 'left') localStorage.setItem(leftKey, '');
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(userKey);
  writeCookie('', 0);
  ending = how;
  show(null);
}

/** Goes on with the session that is stored, when another tab has ended this one's or begun another. */
export function adoptStoredSession(): void {
  const token = inStorage(tokenKey);
  if (token === shown.token) return;
  ending = token === null && inStorage(leftKey) !== null ? 'left' : 'lost';
  if (shown.token !== null) for (const listener of endings) listener(ending, shown.userId);
  show(token);
}

/** Whether what belongs to this user's session with this token may still be stored: not after a sign-out, nor beside another user. */
export function mayStoreFor(userId: string, token: string | null): boolean {
  const stored = inStorage(tokenKey);
  if (stored === null) return inStorage(leftKey) === null;
  return stored === token || userOf(stored)?.id === userId;
}

/** Calls back when this tab's session begins, ends or is another one. Answers the way to stop that. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when this tab's session ends, here or in another tab, before anything is drawn without it. */
export function onSessionEnd(listener: (ending: Ending, userId: string | null) => void): () => void {
  endings.add(listener);
  return () => endings.delete(listener);
}

function show(token: string | null): void {
  shown = { token, userId: null };
  for (const listener of listeners) listener();
}

function userOf(token: string | null): StoredUser | null {
  try {
    const stored = JSON.parse(inStorage(userKey) ?? 'null');
    return token !== null && stored?.token === token && typeof stored.id === 'string' ? stored : null;
  } catch {
    return null;
  }
}

function inStorage(key: string): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
}

function writeCookie(value: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that clinics use
  document.cookie = `${tokenKey}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
}
