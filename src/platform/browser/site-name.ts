import { placeOf } from '../places.ts';

/** The property of every page that says whose it is (https://ogp.me). */
export const siteNameProperty = 'og:site_name';

/** Whose pages these are, as the server said when it sent this one; while a page is being built, the place for it. */
export function siteName(): string {
  if (typeof document === 'undefined') return placeOf('name');
  const said = document.querySelector<HTMLMetaElement>(`meta[property="${siteNameProperty}"]`);
  return said?.content ?? '';
}
