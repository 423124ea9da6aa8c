import { isServerThere, whenReachable } from './connection.ts';

const never = new AbortController().signal;

/**
 * Leaves the application for a page that the server makes, as soon as the server can be reached: what waits for the line until
 * then, such as the word of a sign-out, is on its way before the page is gone.
 */
export async function loadPage(path: string): Promise<void> {
  while (!(await isServerThere())) await whenReachable(never);
  window.location.replace(path);
}
