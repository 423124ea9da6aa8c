import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { dateField, optionalDateField } from '../platform/contract/brazil.ts';
import { idField, requiredLines, requiredText } from '../platform/contract/fields.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { longestReason, mostMonths } from './personal-intervals.labels.ts';

const { get, create, put } = callsOf('Intervalos individuais');

const months = z.coerce
  .number({ error: 'Deve ser um número inteiro de meses' })
  .int('Deve ser um número inteiro de meses')
  .min(1, 'Deve ser no mínimo 1 mês')
  .max(mostMonths, `Deve ser no máximo ${mostMonths} meses: nunca mais do que a NR-7, 7.5.8 II`);

const until = optionalDateField.describe('O último dia em que ainda pede exame; vazio: até ser encerrado');

const values = {
  months,
  from_on: dateField,
  until_on: until,
  reason: requiredLines(longestReason).describe('Só os profissionais leem'),
};

const untilBefore = {
  path: ['until_on'],
  error: 'O fim não pode ser antes do início: corrija uma das duas datas',
};

/** What a new interval asks for. */
export const personalIntervalFields = z
  .object({ exam_code: requiredText(4), exam_name: requiredText(200), ...values, until_on: until.default('') })
  .refine(({ from_on, until_on }) => until_on === '' || until_on >= from_on, untilBefore);

/** What a change of one says: the exam stays. */
export const personalIntervalChangeFields = z
  .object(values)
  .refine(({ from_on, until_on }) => until_on === '' || until_on >= from_on, untilBefore);

const interval = z.object({
  id: z.string(),
  version: z.number(),
  companyId: z.string(),
  employeeId: z.string(),
  code: z.string(),
  name: z.string(),
  months: z.number(),
  fromOn: z.string(),
  untilOn: z.string().nullable(),
  /** Null where the key that it was sealed with is not there. */
  reason: z.string().nullable(),
  decidedBy: z.string(),
});

/** A shorter interval of an exam for one person. */
export type PersonalInterval = z.output<typeof interval>;

const ofInterval = { intervalId: idField };

export const personalIntervalsContract = {
  list: get(
    '/employee/{employeeId}/intervals',
    'personalIntervals.read',
    'Listar os intervalos individuais de um colaborador',
  )
    .input(z.object({ employeeId: idField }))
    .output(z.object({ intervals: z.array(interval) })),
  read: get('/intervals/{intervalId}', 'personalIntervals.read', 'Ler um intervalo individual')
    .input(z.object(ofInterval))
    .output(z.object({ interval })),
  create: create(
    '/employee/{employeeId}/intervals',
    'personalIntervals.manage',
    'Definir um intervalo mais curto para um colaborador',
  )
    .input(personalIntervalFields.safeExtend({ employeeId: idField }))
    .output(z.object(ofInterval)),
  update: put('/intervals/{intervalId}', 'personalIntervals.manage', 'Mudar ou encerrar um intervalo')
    .input(personalIntervalChangeFields.safeExtend({ ...ofInterval, ...savedVersion }))
    .output(z.object(ofInterval)),
  withdraw: put(
    '/intervals/{intervalId}/withdraw',
    'personalIntervals.manage',
    'Retirar um intervalo definido por engano: nada é apagado',
  ).input(z.object({ ...ofInterval, ...savedVersion })),
};
