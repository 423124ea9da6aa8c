import { expect, test } from 'vitest';
import { accidentRules } from './accident-facts.rules.ts';
import { certificateRules } from './certificate-facts.rules.ts';
import { placeRules } from './place-facts.rules.ts';
import { s2210Examples } from './s2210.example.ts';
import { type AccidentPlace, type CertificateFacts, type S2210Facts, violationsOfS2210 } from './s2210.rules.ts';

const { typical, onTheWay, abroad, ofOthers, death, reopened, disease } = s2210Examples;
const cat = (of: Partial<S2210Facts>, base: S2210Facts = typical): S2210Facts => ({ ...base, ...of });
const place = (of: Partial<AccidentPlace>, base: S2210Facts = typical): S2210Facts => ({
  ...base,
  place: { ...base.place, ...of },
});
const certificate = (of: Partial<CertificateFacts>, base: S2210Facts = typical): S2210Facts => ({
  ...base,
  certificate: { ...base.certificate, ...of },
});
const unknown = { code: '000000000', isKnown: false };

/** What is wrong, its rule, the field where it is put right, and a word of its sentence. */
const table: readonly [facts: S2210Facts, code: string, field: string, says: string][] = [
  [cat({ catType: '' }), 'cat-type-unsaid', 'Tipo de CAT', 'reabertura'],
  [cat({ accidentType: '' }), 'accident-type-unsaid', 'Tipo de acidente', 'trajeto'],
  [cat({ today: '2026-11-18', day: '2026-11-19' }), 'accident-ahead', 'Data do acidente', 'futura'],
  [
    cat({ worker: { ...typical.worker, admittedOn: '2026-11-19' }, lastWorkedOn: '2026-11-19' }),
    ...(['accident-before-admission', 'Data do acidente', 'admissão'] as const),
  ],
  [
    cat({ employer: { ...typical.employer, startedOn: '2026-11-19' } }),
    ...(['accident-before-start', 'Data do acidente', '19-11-2026'] as const),
  ],
  [cat({ hour: '2460' }), 'hour-missing', 'Hora do acidente', '14:30'],
  [cat({ hour: '' }, onTheWay), 'hour-missing', 'Hora do acidente', '14:30'],
  [cat({ hoursBefore: '' }), 'hours-before-missing', 'Horas trabalhadas antes', '03:15'],
  [cat({ isDeath: '' }), 'death-unsaid', 'Óbito', 'óbito'],
  [
    cat({ isDeath: 'S', diedOn: '2026-11-19' }, certificate({ isAway: 'N' }, reopened)),
    'death-contradicted',
    'Óbito',
    'tipo',
  ],
  [cat({ diedOn: '2026-11-17' }, death), 'death-day-wrong', 'Data do óbito', 'antes do acidente'],
  [cat({ isPoliceTold: '' }), 'police-unsaid', 'Comunicação à polícia', 'policial'],
  [cat({ situation: unknown }), 'situation-unknown', 'Situação geradora', 'Tabela 15'],
  [cat({ initiative: '' }), 'initiative-unsaid', 'Iniciativa da CAT', 'empregador'],
  [cat({ note: 'x'.repeat(1000) }), 'cat-note-too-long', 'Observação', '999'],
  [cat({ lastWorkedOn: '' }), 'last-worked-wrong', 'Último dia trabalhado', 'último dia'],
  [cat({ isAway: '' }), 'absence-unsaid', 'Houve afastamento', 'afastamento'],
  [cat({ part: unknown }), 'part-unknown', 'Parte do corpo', 'Tabela 13'],
  [cat({ side: '' }), 'side-unsaid', 'Lado', 'lado'],
  [cat({ agent: unknown }), 'agent-unknown', 'Agente causador', 'Tabela 14.'],
  [cat({ agent: unknown }, disease), 'agent-unknown', 'Agente causador', '14 ou 15'],
  [cat({ origin: '' }, reopened), 'origin-missing', 'Recibo da CAT anterior', 'CAT anterior'],
  [cat({ rectified: '1.2.3' }), 'rectified-receipt-wrong', 'Recibo', 'não tem a forma'],
  [place({ type: '' }), 'place-type-unsaid', 'Tipo de local', 'local'],
  [place({ description: 'x'.repeat(256) }), 'place-too-long', 'Detalhe do local', '255'],
  [place({ street: '' }), 'street-missing', 'Logradouro', 'logradouro'],
  [place({ number: '' }), 'street-number-missing', 'Número', 'S/N'],
  [place({ zip: '123' }), 'zip-missing', 'CEP', '8 números'],
  [place({ city: 'São Paulo' }), 'city-missing', 'Município', 'IBGE'],
  [place({ uf: '' }), 'uf-missing', 'UF', 'UF'],
  [place({ country: '' }, abroad), 'country-missing', 'País', 'Tabela 06'],
  [place({ postalCode: '' }, abroad), 'postal-code-missing', 'Código postal', 'código postal'],
  [place({ establishment: '' }), 'establishment-wrong', 'Número do estabelecimento', 'estabelecimento'],
  [
    place({ establishment: '11.222.333/0002-62' }, ofOthers),
    ...(['establishment-own-root', 'Número do estabelecimento', 'raiz'] as const),
  ],
  [certificate({ day: '2026-11-17' }), 'attended-wrong', 'Data do atendimento', '18-11-2026'],
  [certificate({ hour: '' }), 'attended-hour-missing', 'Hora do atendimento', '15:10'],
  [certificate({ isHospitalised: '' }), 'hospital-unsaid', 'Internação', 'internação'],
  [certificate({ days: '' }), 'treatment-missing', 'Dias de tratamento', 'dias'],
  [certificate({ isAway: '' }), 'certified-absence-unsaid', 'Afastamento no tratamento', 'afastamento'],
  [certificate({ isAway: 'S' }, death), 'absence-of-dead', 'Afastamento no tratamento', 'morreu'],
  [certificate({ injury: unknown }), 'injury-unknown', 'Natureza da lesão', 'Tabela 17'],
  [certificate({ injuryDescription: 'x'.repeat(201) }), 'injury-too-long', 'Descrição da lesão', '200'],
  [certificate({ diagnosis: 'x'.repeat(101) }), 'diagnosis-too-long', 'Diagnóstico provável', '100'],
  [certificate({ cid: '610' }), 'cid-wrong', 'CID', 'S610'],
  [certificate({ name: '' }), 'certifier-name', 'Quem atestou', '70 letras'],
  [certificate({ council: '' }), 'certifier-council', 'Conselho de quem atestou', 'CRO'],
  [certificate({ number: '' }), 'certifier-number', 'Número de quem atestou', '14'],
  [certificate({ uf: '' }), 'certifier-uf', 'UF de quem atestou', 'UF'],
];

test.each(table)('case %# is refused by its rule alone, at its field, in words', (facts, code, field, says) => {
  const found = violationsOfS2210(facts);
  expect(found.map((one) => one.code)).toEqual([code]);
  expect(found[0]?.place).toMatchObject({ field });
  expect(found[0]?.message).toContain(says);
  expect(found[0]?.item).not.toBe('');
});

test('every rule of the type has a case here', () => {
  const rules = [...accidentRules, ...placeRules, ...certificateRules];
  const tried = new Set(table.map(([, code]) => code));
  expect(rules.length).toBeGreaterThanOrEqual(25);
  expect(rules.map(({ code }) => code).filter((code) => !tried.has(code))).toEqual([]);
  expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
});
