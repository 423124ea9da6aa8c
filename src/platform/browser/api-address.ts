const base = import.meta.env.VITE_API_URL ?? '/api';

/** The absolute address of a path under the API: `files/…` → `https://host/api/files/…`; an absolute one stays. */
export function apiAddress(path: string): string {
  return new URL(path, `${new URL(base, window.location.origin).href.replace(/\/$/, '')}/`).href;
}
