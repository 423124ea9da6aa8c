import { placeOf } from '../places.ts';

/** The property of every page that says whose it is (https://ogp.me). */
export const siteNameProperty = 'og:site_name';

/** The property of every page that says where their image is. */
export const siteLogoProperty = 'zelo:letterhead';

/** Whose pages these are, as the server said when it sent this one; while a page is being built, the place for it. */
export function siteName(): string {
  return said(siteNameProperty, 'name');
}

/** The address of the letterhead of whose pages these are; empty where they have no image of their own. */
export function siteLogo(): string {
  return said(siteLogoProperty, 'letterheadAddress');
}

function said(property: string, place: string): string {
  if (typeof document === 'undefined') return placeOf(place);
  return document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? '';
}
