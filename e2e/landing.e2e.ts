import type { Page, Request } from '@playwright/test';
import { makeCarePlace } from '../src/testing/care.ts';
import { makeCompany, makeEmployee, makeProfessional, password } from '../src/testing/factories.ts';
import { expect, field, signIn, signInByForm, test } from './fixtures.ts';
import { clinical, makeDraft, noise } from './programmes.ts';

// What a screen fetches depends on what there is: on no record of another file.
test.use({ firstVisit: true, emptyFor: 'landing.e2e.ts' });

const sections = ['Sobre', 'Serviços', 'Sistema', 'Motivações', 'Contatos'];

test('the menu leads to every section, to the sign-in and to the mail program', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Seções da página' });
  for (const name of sections) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('region').filter({ hasText: name }).first()).toBeVisible();
    const id = new URL(page.url()).hash;
    await expect(page.locator(`${id} h2`)).toBeInViewport();
  }
  await expect(page.getByRole('link', { name: 'Faça um orçamento!' }).first()).toHaveAttribute(
    'href',
    `mailto:contato@ipe.example?subject=${encodeURIComponent('Orçamento')}`,
  );
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Voltar ao menu principal' }).click();
  await expect(page).toHaveURL('/home');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the page is complete and its menu works', async ({ page }) => {
    await page.goto('/');
    for (const text of [
      ...['Anamnese ocupacional', 'ASO', 'Laudo caracterizador', 'Atendimento ao paciente'],
      ...['Cards interativos', 'Histórico de documentos', 'Acompanhamento em tempo real'],
      ...['Notificações de atualização', 'Gestão por unidade', 'Acompanhamento de atendimentos'],
    ]) {
      await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible();
    }
    const contacts = page.getByRole('region', { name: 'Vamos conversar' });
    await expect(contacts.getByRole('link', { name: '(11) 3344-5566' })).toHaveAttribute('href', 'tel:+551133445566');
    await expect(contacts).toContainText('Rua dos Ipês, 45');
    await expect(contacts.getByRole('list', { name: 'Redes sociais' }).getByRole('link')).toHaveCount(1);
    await page.getByLabel('Menu').first().click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Contatos' }).click();
    await expect(contacts.getByRole('heading')).toBeInViewport();
  });
});

test('the narrow menu closes once something in it is chosen, and opens again', { tag: '@seldom-3' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const name of ['Contatos', 'Sobre']) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByLabel('Menu').first().click();
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator(`${new URL(page.url()).hash} h2`)).toBeInViewport();
  }
});

test('no part of the drawings is lost in the colour behind it, by day and by night', { tag: '@seldom-1' }, async ({
  page,
}) => {
  await page.goto('/');
  const gear = page.locator('svg').filter({ has: page.locator('[stroke-width="9"]') });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const faint = await gear.evaluate((drawing) => {
      const luminance = (color: string) => {
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
          const share = Number(part) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const contrast = (one: string, other: string) => {
        const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
        return (lighter + 0.05) / (darker + 0.05);
      };
      const wall = drawing.querySelector('rect');
      const back = wall ? getComputedStyle(wall).fill : '';
      // What stands alone on the wall: the rings of the calendar, the sole of the boot, the band of the earmuffs.
      const alone = ['[d^="M34-8"]', '[d^="M0 0V-14H108"]', '[stroke-width="9"]'];
      return alone.filter((part) => {
        const element = drawing.querySelector(part);
        if (!element) return true;
        const { fill, stroke } = getComputedStyle(element);
        return contrast(fill === 'none' ? stroke : fill, back) < 3;
      });
    });
    expect(faint, colorScheme).toEqual([]);
  }
});

test('nothing is asked of another host until the visitor asks for the map', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL,
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Mapa</title>' });
    },
  );
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  await page.getByRole('link', { name: 'Mostrar o mapa' }).click();
  await expect.poll(() => foreign).toHaveLength(1);
  expect(foreign[0]).toMatch(/^https:\/\/www\.google\.com\/maps\?q=Pra%C3%A7a%20da%20S%C3%A9.*&output=embed$/);
});

test('search engines and previews find what they need', { tag: '@seldom-2' }, async ({ page, request }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Clínica Ipê · Saúde e segurança do trabalho');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /ASO/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /og\.png$/);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({ '@type': 'MedicalBusiness', name: 'Clínica Ipê', telephone: '(11) 3344-5566' });
  for (const path of ['/og.png', '/favicon.svg', '/icon-192.png', '/apple-touch-icon.png', '/manifest.webmanifest']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('a signed-in user who opens `/` goes on to the dashboard; `/home` stays', { tag: '@seldom-3' }, async ({
  page,
  server,
}) => {
  await signIn(page, server.admin.email, server.admin.password);
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/home');
});

test('the first loads stay small', async ({ page, server }) => {
  const landing = await sizesDuring(page, () => page.goto('/'));
  expect(landing.scripts).toBe(0);
  expect(landing.all).toBeLessThan(100_000);
  const signedIn = await sizesDuring(page, async () => {
    await signInByForm(page, server.admin.email, server.admin.password);
    await expect(page.getByLabel(/^Administradores: \d+$/)).toBeVisible();
  });
  expect(signedIn.scripts).toBeLessThan(200_000);
  const audit = await sizesDuring(page, () => follow(page, '/audit'));
  expect(audit.scripts).toBeLessThan(60_000);
});

test('the company’s first load stays small, and the screen on which it refers, with a place as the only choice', async ({
  page,
  api,
}) => {
  const { company } = await makeCompany(api);
  const { id: placeId } = await makeCarePlace(api, await makeProfessional(api));
  const signedIn = await sizesDuring(page, async () => {
    await signInByForm(page, company.user.email, password);
    await expect(page.getByLabel(/^Colaboradores: \d+$/)).toBeVisible();
  });
  expect(signedIn.scripts).toBeLessThan(200_000);
  const refer = await sizesDuring(page, async () => {
    await follow(page, '/referrals/create');
    await expect(page.getByLabel('Local de atendimento')).toHaveValue(placeId);
  });
  expect(refer.scripts).toBeLessThan(60_000);
});

test('the professional’s first load stays small, and the screen with a form and its paper', async ({ page, api }) => {
  const of = await makeCompany(api);
  const employee = await makeEmployee(api, of);
  const { professional } = await makeProfessional(api);
  const signedIn = await sizesDuring(page, async () => {
    await signInByForm(page, professional.user.email, password);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  expect(signedIn.scripts).toBeLessThan(200_000);
  const documents = await sizesDuring(page, () => follow(page, `/employee/documents/${employee.id}`));
  expect(documents.scripts).toBeLessThan(90_000);
});

test('a group with its risks and exams opens without the lists that its fields choose from', {
  tag: '@seldom-3',
}, async ({ page, api }) => {
  const { companyId } = await makeCompany(api);
  const { professional, token } = await makeProfessional(api);
  const group = { name: 'Prensas', functions: ['Prensista'], risks: [noise], exams: [clinical] };
  const { programmeId, groupIds } = await makeDraft(api, { companyId, token }, [group]);
  // What comes after the dashboard, for whatever is opened next, is no part of this screen.
  await sizesDuring(page, async () => {
    await signInByForm(page, professional.user.email, password);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  const opened = await sizesDuring(page, async () => {
    await follow(page, `/programmes/${companyId}/versions/${programmeId}/groups/${groupIds[0]}`);
    await expect(field(page, 'Nome do grupo')).toHaveValue('Prensas');
  });
  expect(opened.scripts).toBeLessThan(60_000);
});

test('pages and scripts come compressed, and a missing script is no page', async ({ page, request }) => {
  const first = page.waitForResponse((response) => /\/assets\/entry\.client-[^/]+\.js$/.test(response.url()));
  await page.goto('/login');
  for (const path of ['/', '/login', (await first).url()]) {
    expect((await request.get(path)).headers()['content-encoding'], path).toBe('br');
  }
  const missing = await request.get('/assets/none.js');
  expect([missing.status(), missing.headers()['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
});

/** Opens another screen of the page that is open, as a link to it would. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).toHaveURL(path);
}

/** The bytes of what was loaded meanwhile, as they were sent. */
async function sizesDuring(page: Page, action: () => Promise<unknown>): Promise<{ scripts: number; all: number }> {
  const sizes = new Map<string, Promise<{ script: boolean; bytes: number }>>();
  const sizeOf = async (request: Request) => ({
    script: request.resourceType() === 'script',
    bytes: (await request.sizes()).responseBodySize,
  });
  // The live stream of a session goes on: it is no load.
  const underWay = new Set<Request>();
  let quietSince = Date.now();
  page.on('request', (request) => !request.url().includes('/api/live') && underWay.add(request));
  const isOver = (request: Request) => {
    underWay.delete(request);
    quietSince = Date.now();
  };
  page.on('requestfinished', isOver);
  page.on('requestfailed', isOver);
  page.on('requestfinished', (request) => sizes.set(request.url(), sizeOf(request)));
  await action();
  await expect.poll(() => underWay.size === 0 && Date.now() - quietSince > 500).toBe(true);
  const sum = (entries: { bytes: number }[]) => entries.reduce((total, { bytes }) => total + bytes, 0);
  const entries = await Promise.all(sizes.values());
  return { scripts: sum(entries.filter(({ script }) => script)), all: sum(entries) };
}
