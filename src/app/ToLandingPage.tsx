import { useEffect } from 'react';
import { loadPage } from '../platform/browser/load-page.ts';

/** Leads to the landing page, which the server makes: only there its places are filled in (decision 43). */
export function ToLandingPage() {
  useEffect(() => void loadPage('/'), []);
  return null;
}
