import type { S2210Facts } from './s2210.rules.ts';

const typical: S2210Facts = {
  employer: { number: '11.222.333/0001-81', legalNature: '206-2', environment: '2', startedOn: '2022-01-10' },
  worker: {
    ...{ cpf: '295.379.955-93', category: '101', registration: 'M-00123', isUnregistered: false },
    admittedOn: '2020-09-01',
  },
  ...{ catType: '1', accidentType: '1', day: '2026-11-18', hour: '1430', hoursBefore: '0515' },
  ...{ isDeath: 'N', diedOn: '', isPoliceTold: 'N', situation: { code: '200004300', isKnown: true } },
  ...{ initiative: '1', note: 'Prensa sem <proteção> & com trava solta', lastWorkedOn: '2026-11-18', isAway: 'S' },
  place: {
    ...{ type: '1', description: 'Linha 2', street: 'das Prensas', number: '10', complement: '' },
    ...{ district: 'Centro', zip: '01310-100', city: '3550308', uf: 'SP', country: '', postalCode: '' },
    establishment: '11.222.333/0001-81',
  },
  ...{ part: { code: '755030000', isKnown: true }, side: '2', agent: { code: '302010200', isKnown: true } },
  certificate: {
    ...{ day: '2026-11-18', hour: '1510', isHospitalised: 'N', days: '15', isAway: 'S' },
    ...{ injury: { code: '702000000', isKnown: true }, injuryDescription: 'Corte no indicador', diagnosis: '' },
    ...{ cid: 'S61.0', note: '', name: 'Helena Duarte', council: '1', number: '123456', uf: 'SP' },
  },
  ...{ origin: '', rectified: null, today: '2026-11-20' },
};

/** Facts that make a right S-2210, by what is special about each. */
export const s2210Examples = {
  typical,
  disease: {
    ...typical,
    accidentType: '2',
    hour: '',
    hoursBefore: '',
    situation: { code: '200080600', isKnown: true },
  },
  onTheWay: {
    ...typical,
    accidentType: '3',
    place: { ...typical.place, type: '4', establishment: '', zip: '' },
  },
  death: {
    ...typical,
    ...{ isDeath: 'S', diedOn: '2026-11-19', isPoliceTold: 'S' },
    certificate: { ...typical.certificate, isAway: 'N', isHospitalised: 'S' },
  },
  deathLater: {
    ...typical,
    ...{ catType: '3', isDeath: 'S', diedOn: '2026-11-20', origin: '1.2.0000000000123456789' },
    certificate: { ...typical.certificate, isAway: 'N' },
  },
  reopened: { ...typical, catType: '2', origin: '1.2.0000000000123456789' },
  abroad: {
    ...typical,
    place: { ...typical.place, type: '2', country: '249', postalCode: '10001', establishment: '' },
  },
  ofOthers: { ...typical, place: { ...typical.place, type: '3', establishment: '54.550.752/0001-55' } },
  alphanumeric: {
    ...typical,
    employer: { ...typical.employer, number: '12.ABC.345/01DE-35' },
    place: { ...typical.place, establishment: '12.ABC.345/01DE-35' },
  },
  caepf: {
    ...typical,
    employer: { ...typical.employer, number: '529.982.247/001-25', legalNature: '' },
    place: { ...typical.place, establishment: '' },
  },
  dentist: { ...typical, certificate: { ...typical.certificate, council: '2', number: '4321' } },
  foreignDoctor: { ...typical, certificate: { ...typical.certificate, council: '3', number: '987', uf: '' } },
  rectification: { ...typical, rectified: '1.2.0000000000123456789' },
  unregistered: { ...typical, worker: { ...typical.worker, category: '721', registration: '', isUnregistered: true } },
  diseaseReopened: {
    ...typical,
    ...{ catType: '2', accidentType: '2', hour: '', hoursBefore: '', origin: '1.2.0000000000123456789' },
    situation: { code: '200080600', isKnown: true },
  },
  rectifiedDeath: {
    ...typical,
    ...{ catType: '3', isDeath: 'S', diedOn: '2026-11-20', origin: '1.2.0000000000123456789' },
    certificate: { ...typical.certificate, isAway: 'N' },
    rectified: '1.2.0000000000123456791',
  },
} satisfies Record<string, S2210Facts>;
