import { expect, test } from 'vitest';
import { eventId } from '../event-id.rules.ts';
import { s2240Examples } from './s2240.example.ts';
import type { S2240Facts } from './s2240.rules.ts';
import { s2240 } from './s2240-event.rules.ts';

const { typical, absence, several, byTheDay, moved } = s2240Examples;

const xmlOf = (facts: S2240Facts) => s2240.xml(facts, eventId(facts.employer, '20261110134500', 1), 'Zelo 0.1');

test('of what is not there, not measured, or not used, nothing goes', () => {
  const nothing = xmlOf(absence);
  expect(nothing).toContain('<agNoc><codAgNoc>09.01.001</codAgNoc></agNoc>');
  for (const name of ['tpAval', 'epcEpi', 'dscAgNoc', 'ideOC', 'nrOC']) expect(nothing).not.toContain(`<${name}>`);
  const many = xmlOf(several);
  expect(many).not.toContain('CA 99999');
  expect(many.match(/<epiCompl>/g)).toHaveLength(1);
  expect(many.match(/<intConc>/g)).toHaveLength(2);
  expect(many).toContain('<nrProcJud>00012345520255020001</nrProcJud>');
});

test('a move of an employee is a new event with its day and no end; by the day there is an end', () => {
  expect(xmlOf(moved)).toContain('<dtIniCondicao>2026-08-01</dtIniCondicao><infoAmb>');
  expect(xmlOf(byTheDay)).toContain('<dtFimCondicao>2026-07-31</dtFimCondicao>');
  expect(xmlOf({ ...typical, until: '2026-07-31' })).not.toContain('dtFimCondicao');
});
