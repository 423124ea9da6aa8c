import { expect, test } from 'vitest';
import { eventId } from '../event-id.rules.ts';
import { s2210Examples } from './s2210.example.ts';
import type { S2210Facts } from './s2210.rules.ts';
import { s2210 } from './s2210-event.rules.ts';

const xmlOf = (facts: S2210Facts) => s2210.xml(facts, eventId(facts.employer, '20261120134500', 1), 'Zelo 0.1');

test('of a disease no hour goes, of somebody alive no day of death, of a place in the country no other one’s code', () => {
  const { disease, typical, abroad, caepf } = s2210Examples;
  expect(xmlOf({ ...disease, hour: '1430' })).not.toContain('hrAcid');
  expect(xmlOf({ ...typical, diedOn: '2026-11-19' })).not.toContain('dtObito');
  expect(xmlOf({ ...typical, place: { ...typical.place, country: '249', postalCode: '10001' } })).not.toMatch(
    /pais|codPostal/,
  );
  expect(xmlOf(abroad)).not.toMatch(/<cep>|<codMunic>|<uf>/);
  expect(xmlOf(caepf)).not.toContain('ideLocalAcid');
  expect(xmlOf({ ...typical, origin: '1.2.0000000000123456789' })).not.toContain('catOrigem');
});
