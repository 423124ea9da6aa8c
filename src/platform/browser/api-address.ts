import { withinApi } from '../files/signed-address.rules.ts';

const base = import.meta.env.VITE_API_URL ?? '/api';

/**
 * The absolute address of a path under the API: `files/…` → `https://host/api/files/…`. A signed link of
 * this product is followed under the address of the page, whatever the server is called elsewhere; another absolute one stays.
 */
export function apiAddress(path: string): string {
  return new URL(withinApi(path), `${new URL(base, window.location.origin).href.replace(/\/$/, '')}/`).href;
}
