import { formatDate } from '../../../platform/contract/dates.ts';
import { federativeUnits } from '../../../platform/contract/federative-units.ts';
import type { Rule } from '../violation.rules.ts';
import type { S2210Facts } from './s2210.rules.ts';

const screen = 'cat';
const isSaid = (said: string) => said === 'S' || said === 'N';

/** What the physician or dentist has certified of the injury. */
export const certificateRules: readonly Rule<S2210Facts>[] = [
  {
    ...{ code: 'attended-wrong', item: 'atestado/dtAtendimento', screen, field: 'Data do atendimento' },
    isBroken: ({ certificate, day, today }) => day <= today && (certificate.day < day || certificate.day > today),
    say: ({ day }) => `Falta a data do atendimento, de ${formatDate(day)} até hoje.`,
  },
  {
    ...{ code: 'attended-hour-missing', item: 'atestado/hrAtendimento', screen, field: 'Hora do atendimento' },
    isBroken: ({ certificate }) => !/^([01]\d|2[0-3])[0-5]\d$/.test(certificate.hour),
    say: () => 'Falta a hora do atendimento, como 15:10.',
  },
  {
    ...{ code: 'hospital-unsaid', item: 'atestado/indInternacao', screen, field: 'Internação' },
    isBroken: ({ certificate }) => !isSaid(certificate.isHospitalised),
    say: () => 'Diga se houve internação.',
  },
  {
    ...{ code: 'treatment-missing', item: 'atestado/durTrat', screen, field: 'Dias de tratamento' },
    isBroken: ({ certificate }) => !/^\d{1,4}$/.test(certificate.days),
    say: () => 'Diga quantos dias o tratamento deve durar.',
  },
  {
    ...{ code: 'certified-absence-unsaid', item: 'atestado/indAfast', screen, field: 'Afastamento no tratamento' },
    isBroken: ({ certificate }) => !isSaid(certificate.isAway),
    say: () => 'Diga se o tratamento pede afastamento do trabalho.',
  },
  {
    ...{ code: 'absence-of-dead', item: 'atestado/indAfast', screen, field: 'Afastamento no tratamento' },
    isBroken: ({ certificate, isDeath }) => isDeath === 'S' && certificate.isAway === 'S',
    say: () => 'De quem morreu não se diz afastamento durante o tratamento.',
  },
  {
    ...{ code: 'injury-unknown', item: 'atestado/dscLesao', screen, field: 'Natureza da lesão' },
    isBroken: ({ certificate }) => !certificate.injury.isKnown,
    say: () => 'Escolha a natureza da lesão, da Tabela 17.',
  },
  {
    ...{ code: 'injury-too-long', item: 'atestado/dscCompLesao', screen, field: 'Descrição da lesão' },
    isBroken: ({ certificate }) => certificate.injuryDescription.length > 200,
    say: () => 'A descrição da lesão tem no máximo 200 caracteres.',
  },
  {
    ...{ code: 'diagnosis-too-long', item: 'atestado/diagProvavel', screen, field: 'Diagnóstico provável' },
    isBroken: ({ certificate }) => certificate.diagnosis.length > 100,
    say: () => 'O diagnóstico provável tem no máximo 100 caracteres.',
  },
  {
    ...{ code: 'cid-wrong', item: 'atestado/codCID', screen, field: 'CID' },
    isBroken: ({ certificate }) => !/^[A-Z]\d{2}[0-9A-Z]?$/.test(certificate.cid.replace('.', '')),
    say: () => 'Falta o CID, uma letra e dois ou três números, como S610.',
  },
  {
    ...{ code: 'certifier-name', item: 'emitente/nmEmit', screen, field: 'Quem atestou' },
    isBroken: ({ certificate }) => certificate.name.trim().length < 2 || certificate.name.length > 70,
    say: () => 'Falta o nome de quem emitiu o atestado, com até 70 letras.',
  },
  {
    ...{ code: 'certifier-council', item: 'emitente/ideOC', screen, field: 'Conselho de quem atestou' },
    isBroken: ({ certificate }) => !['1', '2', '3'].includes(certificate.council),
    say: () => 'Diga o registro de quem emitiu o atestado: CRM, CRO ou RMS.',
  },
  {
    ...{ code: 'certifier-number', item: 'emitente/nrOC', screen, field: 'Número de quem atestou' },
    isBroken: ({ certificate }) => certificate.number.trim() === '' || certificate.number.length > 14,
    say: () => 'Falta o número do registro de quem emitiu o atestado, com até 14 caracteres.',
  },
  {
    ...{ code: 'certifier-uf', item: 'emitente/ufOC', screen, field: 'UF de quem atestou' },
    isBroken: ({ certificate }) =>
      ['1', '2'].includes(certificate.council) && !federativeUnits.some((known) => known === certificate.uf),
    say: () => 'Falta a UF do CRM ou CRO de quem emitiu o atestado.',
  },
];
