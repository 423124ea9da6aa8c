import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../testing/chance/chance.ts';
import { type Before, type Candidate, type Done, placementOf, type Result } from './placement.rules.ts';

const cpf = '529.982.247-25';

function result(fields: Partial<Result> = {}): Result {
  return {
    ...{ cpf, name: '', cnpj: '', exam_code: '0281', exam_name: '', done_on: '2026-03-12', key: '0281' },
    ...{ abnormal: 'no', value: '', observation: '', hearing: '', ...fields },
  };
}

function person(fields: Partial<Candidate> = {}): Candidate {
  return {
    ...{ id: 'maria', companyId: 'padaria', cnpj: '12.345.678/0001-95', cpf, name: 'Maria da Silva' },
    ...{ birth: '1990-05-20', admittedOn: '2020-01-15', leftOn: null, ...fields },
  };
}

function done(said: Done['said'], fields: Partial<Done> = {}): Done {
  const of = { id: 'exam', companyId: 'padaria', employeeId: 'maria', key: '0281', doneOn: '2026-03-12' };
  return { ...of, said, hearing: '', ...fields };
}

const said = (abnormal: 'yes' | 'no' | '', value = '') => ({ abnormal, value });
const elsewhere = person({ id: 'outra', companyId: 'mercado', cnpj: '98.765.432/0001-98' });

type Case = [what: string, sent: Partial<Result>, candidates: Candidate[], exams: Done[], becomes: object];

describe('whose a result is, by CPF and day', () => {
  test.each<Case>([
    ['the one who has the CPF', {}, [person()], [], { to: 'record', person: { id: 'maria' } }],
    ['nobody has the CPF', {}, [], [], { to: 'tray', why: 'unknown' }],
    [
      'a name alone finds nobody',
      { name: 'Maria da Silva' },
      [person({ cpf: '111.444.777-35' })],
      [],
      { why: 'unknown' },
    ],
    ['another name keeps it waiting', { name: 'José Souza' }, [person()], [], { why: 'otherName' }],
    ['one word of the name is enough', { name: 'MARIA APARECIDA' }, [person()], [], { to: 'record' }],
    ['90 days before the admission', {}, [person({ admittedOn: '2026-06-10' })], [], { to: 'record' }],
    ['91 days before it', {}, [person({ admittedOn: '2026-06-11' })], [], { to: 'tray', why: 'outside' }],
    ['10 days after the end', {}, [person({ leftOn: '2026-03-02' })], [], { to: 'record' }],
    ['11 days after it', {}, [person({ leftOn: '2026-03-01' })], [], { to: 'tray', why: 'outside' }],
    ['before the birth', { done_on: '1990-05-19' }, [person({ admittedOn: '1990-01-01' })], [], { why: 'outside' }],
    ['two companies', {}, [person(), elsewhere], [], { to: 'tray', why: 'several' }],
    [
      'two, and the CNPJ says which',
      { cnpj: '98765432000198' },
      [person(), elsewhere],
      [],
      { person: { id: 'outra' } },
    ],
    ['two, and one had left', {}, [person({ leftOn: '2025-12-01' }), elsewhere], [], { person: { id: 'outra' } }],
    ['a CNPJ of none of them', { cnpj: '00000000000191' }, [person()], [], { to: 'tray', why: 'unknown' }],
  ])('%s', (_what, sent, candidates, exams, becomes) => {
    expect(placementOf(result(sent), { candidates, exams, before: [] })).toMatchObject(becomes);
  });
});

describe('what it says beside what is known: nothing is written over', () => {
  test.each<Case>([
    ['the same', { abnormal: 'yes' }, [person()], [done(said('yes'))], { to: 'same' }],
    ['more than was known', { value: '35 dB' }, [person()], [done(said('no'))], { to: 'exam', fills: true }],
    ['an exam of which nothing was known', {}, [person()], [done(said(''))], { to: 'exam', fills: true }],
    ['an observation alone', { observation: 'Repetir' }, [person()], [done(said('no'))], { to: 'exam', fills: false }],
    ['less than is known', {}, [person()], [done(said('no', '20 dB'))], { to: 'same' }],
    ['a value that is written otherwise', { value: '35 DB' }, [person()], [done(said('no', '35dB'))], { to: 'same' }],
    ['the contrary', { abnormal: 'yes' }, [person()], [done(said('no'))], { to: 'tray', why: 'conflict' }],
    ['another value', { value: '36 dB' }, [person()], [done(said('no', '35 dB'))], { to: 'tray', why: 'conflict' }],
    ['what cannot be opened', {}, [person()], [done(null)], { to: 'tray', why: 'conflict' }],
    [
      'thresholds of an exam without any',
      { hearing: '10' },
      [person()],
      [done(said('no'))],
      { to: 'exam', fills: false },
    ],
    ['the same thresholds', { hearing: '10' }, [person()], [done(said('no'), { hearing: '10' })], { to: 'same' }],
    [
      'other thresholds',
      { hearing: '15' },
      [person()],
      [done(said('no'), { hearing: '10' })],
      { to: 'tray', why: 'conflict' },
    ],
    [
      'an exam of another day',
      { abnormal: 'yes' },
      [person()],
      [done(said('no'), { doneOn: '2026-03-11' })],
      { to: 'record' },
    ],
    ['another exam of the day', { abnormal: 'yes' }, [person()], [done(said('no'), { key: '0536' })], { to: 'record' }],
  ])('%s', (_what, sent, candidates, exams, becomes) => {
    expect(placementOf(result(sent), { candidates, exams, before: [] })).toMatchObject(becomes);
  });

  test('what came before changes nothing, whatever has become of it', () => {
    const before: Before[] = [
      { cpf, key: '0281', doneOn: '2026-03-12', abnormal: 'no', value: '', observation: '', hearing: '' },
    ];
    const there = { candidates: [], exams: [], before };
    expect(placementOf(result(), there)).toEqual({ to: 'same' });
    expect(placementOf(result({ abnormal: 'yes' }), there)).toMatchObject({ to: 'tray' });
  });
});

test('whatever is sent, nothing known is contradicted, and nobody of another CPF is found', () => {
  const word = fc.constantFrom<'' | 'yes' | 'no'>('', 'yes', 'no');
  const value = fc.constantFrom('', '20 dB', '35 dB');
  const cpfs = fc.constantFrom(cpf, '111.444.777-35');
  const of = fc.record({ abnormal: word, value });
  fc.assert(
    fc.property(of, of, cpfs, cpfs, (known, sent, ofPerson, ofResult) => {
      const there = { candidates: [person({ cpf: ofPerson })], exams: [done(known)], before: [] };
      const placement = placementOf(result({ ...sent, cpf: ofResult }), there);
      const contradicts =
        (known.abnormal !== '' && sent.abnormal !== '' && known.abnormal !== sent.abnormal) ||
        (known.value !== '' && sent.value !== '' && known.value !== sent.value);
      if (ofPerson !== ofResult) expect(placement).toMatchObject({ to: 'tray', why: 'unknown', person: null });
      else if (contradicts) expect(placement).toMatchObject({ to: 'tray', why: 'conflict' });
      else expect(['same', 'exam']).toContain(placement.to);
    }),
    { numRuns: runs(200) },
  );
});
