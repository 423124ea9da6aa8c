import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brandValues } from '../../practice/letterhead/letterhead.labels.ts';
import { fillPlaces } from '../../server/pages/fill-places.server.ts';
import VerificationPage, { meta } from './VerificationPage.tsx';
import { type Outcome, type Verified, verificationValues } from './verification-places.rules.ts';

const template = `<title>${meta()[0]?.title}</title>${renderToStaticMarkup(<VerificationPage />)}`;

const document: Verified = {
  ...{ kind: 'declaration', name: 'Declaração 2026/000007', state: 'issued', issuedAt: '2026-11-22T16:05:00.000Z' },
  ...{ issuerName: 'Zoraide <b>Prates</b>', issuerRegistration: 'CRM-SP 765432', initials: 'X. Q.' },
  ...{ sha256: 'ab'.repeat(32), supersededBy: null, cancelledAt: null },
  ...{
    signedBy: null,
    certifiedBy: null,
    signedAt: null,
    signedSha256: null,
    unstampedSha256: null,
    stampedSha256: null,
  },
  ...{ stampAskedAt: null, stampedAt: null, stampedBy: null, lastingAt: null, revocation: null },
};

/** The page as the server answers it. @throws for a place that has no value */
const pageOf = (outcome: Outcome, letterhead = '') => {
  const practice = { name: 'Clínica Zênite' };
  return fillPlaces(template, { ...practice, ...brandValues(practice, letterhead), ...verificationValues(outcome) });
};
const found = (fields: Partial<Verified> = {}) =>
  pageOf({ found: { ...document, ...fields }, at: '2026-11-23T02:59:00Z' });
const headingOf = (html: string) => [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, heading]) => heading);

test('the practice’s letterhead leads, or its name where it has no image of its own', () => {
  const header = (letterhead: string) =>
    /<header[\s\S]*<\/header>/.exec(pageOf({ asking: true }, letterhead))?.[0].replace(/ class="[^"]*"/g, '');
  expect(header('')).toBe(
    '<header><a href="/home" aria-label="Clínica Zênite: página inicial">Clínica Zênite</a></header>',
  );
  expect(header('png-1800x350-0123456789abcdef')).toContain(
    '<img src="/letterhead/png-1800x350-0123456789abcdef" width="1800" height="350" alt=""/></a>',
  );
});

test('each answer has its own heading, one only, and leaves no place empty', () => {
  const pages = {
    'Documento válido': found(),
    'Documento substituído': found({ state: 'superseded', supersededBy: 'Declaração 2026/000008' }),
    'Documento cancelado': found({ state: 'cancelled', cancelledAt: '2026-12-24T12:00:00.000Z' }),
    'Nenhum documento com este código': pageOf({ missing: true }),
    'Este documento é autêntico?': pageOf({ asking: true }),
    'Agora não': pageOf({ refused: { title: 'Agora não', message: 'Volte em 3 minutos.' } }),
  };
  for (const [heading, html] of Object.entries(pages)) {
    expect(headingOf(html)).toEqual([heading]);
    expect(html).not.toContain('⟦');
    expect(html).toContain('Clínica Zênite');
    expect(html, 'a code can always be typed').toContain('action="/v"');
  }
  expect(pages['Documento substituído']).toContain('deu lugar a <strong>Declaração 2026/000008</strong>');
  expect(pages['Documento cancelado']).toContain('24-12-2026');
  expect(pages['Agora não']).toContain('Volte em 3 minutos.');
});

test('the practice leads, and the product is named once, at the foot', () => {
  const [before = '', foot = ''] = found().split('<footer');
  expect(before.indexOf('Clínica Zênite</a>')).toBeGreaterThan(0);
  expect(before).not.toMatch(/Zelo|<svg viewBox="0 0 32 32"/);
  expect(foot).toContain('Verificação pelo sistema Zelo');
});

test('a file is chosen by a button of the page, in its own language', () => {
  const html = found();
  expect(html).toMatch(/Escolher arquivo.*Nenhum arquivo escolhido/s);
  expect(html.match(/<input[^>]*type="file"[^>]*>/)?.[0]).toMatch(/class="[^"]*input/);
});

test('a document is told with its kind, number, dates, issuer, initials and hash, each as text', () => {
  const html = found();
  for (const fact of [
    ...['Declaração', 'Declaração 2026/000007', '22-11-2026', 'CRM-SP 765432', 'X. Q.', 'ab'.repeat(32)],
    ...['22-11-2026, às 23:59', 'Zoraide &#60;b&#62;Prates'],
  ])
    expect(html).toContain(fact);
  expect(html).not.toContain('<b>Prates');
  expect(html).toContain(`<title>Declaração 2026/000007: documento válido · Clínica Zênite</title>`);
});

test('who has signed it and when is told, with both hashes; of what nobody has, that it is signed by hand', () => {
  const signedSha256 = 'cd'.repeat(32);
  const signature = { signedBy: 'ZORAIDE PRATES', certifiedBy: 'AC de Teste', signedSha256 };
  const html = found({ ...signature, signedAt: '2026-11-22T16:10:00.000Z' });
  for (const fact of [
    'ZORAIDE PRATES, em 22-11-2026, às 13:10, com certificado de AC de Teste',
    signedSha256,
    'ab'.repeat(32),
  ])
    expect(html).toContain(fact);
  expect(html).toContain(`data-signed="${signedSha256}"`);
  expect(html).not.toContain('assinado à mão');
  expect(found()).toContain('Não tem: vale o papel assinado à mão');
  expect(found()).toContain('data-signed=""');
});

test('a file that was given between the signed and the last one is told and compared, too', () => {
  const hashes = { signedSha256: '3'.repeat(64), stampedSha256: '2'.repeat(64), unstampedSha256: '1'.repeat(64) };
  const html = found({ ...hashes, signedBy: 'ZORAIDE PRATES', signedAt: '2026-11-22T16:10:00.000Z' });
  expect(html).toContain(`data-signed="${Object.values(hashes).join(' ')}"`);
  expect(html).toContain('SHA-256 do assinado, com o primeiro carimbo');
});

test('where no hash is known, no file can be compared', () => {
  expect(found({ sha256: null })).not.toMatch(/SHA-256|data-compare/);
  for (const html of [pageOf({ missing: true }), pageOf({ asking: true })]) expect(html).not.toMatch(/data-compare/);
});
