import { v4 as uuid } from 'uuid';

const key = 'zelo.tab';

/** Names this tab of the browser; the same after a reload. */
export function tabId(): string {
  const known = sessionStorage.getItem(key);
  if (known) return known;
  const id = uuid();
  sessionStorage.setItem(key, id);
  return id;
}
