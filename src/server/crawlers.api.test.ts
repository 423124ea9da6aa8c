import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../testing/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('robots.txt lets search engines in, keeps them out of the API and names the site map', async () => {
  const response = await fetch(`${app.url}/robots.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${app.url}/sitemap.xml\n`);
});

test('sitemap.xml lists the public pages by their absolute addresses', async () => {
  const response = await fetch(`${app.url}/sitemap.xml`);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const pages = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(pages).toEqual([`${app.url}/`, `${app.url}/login`]);
});
