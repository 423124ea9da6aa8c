import { X509Certificate } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { signingPair, testAuthority } from '../../testing/certificates/test-authority.ts';
import { checkSchemas } from '../schema/schema-check.server.ts';
import { type SigningPair, signEvent, signerOf } from '../signing/sign-event.server.ts';
import type { EmployerFacts } from './employer.rules.ts';
import { eventId } from './event-id.rules.ts';
import type { EventKind } from './event-kind.rules.ts';
import { s2210Examples } from './s2210/s2210.example.ts';
import { s2210 } from './s2210/s2210-event.rules.ts';
import { s2220Examples } from './s2220/s2220.example.ts';
import { s2220 } from './s2220/s2220-event.rules.ts';
import { s2240Examples } from './s2240/s2240.example.ts';
import { s2240 } from './s2240/s2240-event.rules.ts';
import { s3000Examples } from './s3000/s3000.example.ts';
import { s3000 } from './s3000/s3000-event.rules.ts';

/** Every example of a type, as an event. */
function eventsOf<Facts extends { employer: EmployerFacts }>(kind: EventKind<Facts>, examples: Record<string, Facts>) {
  return Object.entries(examples).map(([name, facts], at) => {
    const xml = kind.xml(facts, eventId(facts.employer, '20261120134500', at + 1), 'Zelo 0.1');
    return { name: `${kind.kind} ${name}`, schema: kind.schema, violations: kind.violations(facts), xml };
  });
}

const events = [
  ...eventsOf(s2220, s2220Examples),
  ...eventsOf(s2240, s2240Examples),
  ...eventsOf(s2210, s2210Examples),
  ...eventsOf(s3000, s3000Examples),
];

let pair: SigningPair;
beforeAll(() => {
  pair = signingPair('11222333000181');
});

test.each(events)(
  '$name breaks no rule, is valid, and is verified as signed by a certificate of the authority',
  async ({ schema, violations, xml }) => {
    expect(violations).toEqual([]);
    const signed = await signEvent(xml, pair);
    expect(
      await checkSchemas([
        { schema, xml },
        { schema, xml: signed },
      ]),
    ).toEqual([[], []]);
    const signer = new X509Certificate((await signerOf(signed)) ?? '');
    expect(signer.fingerprint256).toBe(new X509Certificate(pair.certificate).fingerprint256);
    expect(signer.verify(new X509Certificate(testAuthority().pem).publicKey)).toBe(true);
    expect(await signerOf(signed.replace('<procEmi>1<', '<procEmi>2<'))).toBeNull();
    expect(await signerOf(xml)).toBeNull();
  },
);

const having = (part: RegExp) => events.filter(({ xml }) => part.test(xml)).length;

test('they are sixty, with every occasion, kind of employer and change that there is', () => {
  expect(events.length).toBeGreaterThanOrEqual(60);
  for (const occasion of [0, 1, 2, 3, 4, 9]) expect(having(RegExp(`<tpExameOcup>${occasion}<`))).toBeGreaterThan(0);
  for (const order of [1, 2]) expect(having(RegExp(`<procRealizado>0281<[^]*<ordExame>${order}<`))).toBeGreaterThan(0);
  for (const type of [1, 2, 3]) {
    expect(having(RegExp(`<tpCat>${type}<`))).toBeGreaterThan(0);
    expect(having(RegExp(`<tpAcid>${type}<`))).toBeGreaterThan(0);
  }
  for (const root of ['<evtMonit ', '<evtExpRisco ', '<evtCAT ']) {
    const which = (part: string) => having(RegExp(`${root}[^]*${part}`));
    for (const part of ['<nrInsc>12ABC345<', '<tpInsc>2</tpInsc><nrInsc>52998224725<', '<indRetif>2<', '<codCateg>'])
      expect([root, part, which(part) > 0]).toEqual([root, part, true]);
  }
  for (const day of ['2022-01-10', '2026-08-01']) expect(having(RegExp(`<dtIniCondicao>${day}<`))).toBeGreaterThan(0);
  for (const kind of ['S-2220', 'S-2240', 'S-2210']) expect(having(RegExp(`<tpEvento>${kind}<`))).toBeGreaterThan(0);
});
