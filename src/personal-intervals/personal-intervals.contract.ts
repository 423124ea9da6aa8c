import { z } from 'zod';
import { creating, endpoint } from '../access/endpoint.ts';
import { dateField, optionalDateField } from '../platform/contract/brazil.ts';
import { idField, requiredLines, requiredText } from '../platform/contract/fields.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { longestReason, mostMonths } from './personal-intervals.labels.ts';

const tags = ['Intervalos individuais'];

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
  list: endpoint('personalIntervals.read')
    .route({
      method: 'GET',
      path: '/employee/{employeeId}/intervals',
      summary: 'Listar os intervalos individuais de um colaborador',
      tags,
    })
    .input(z.object({ employeeId: idField }))
    .output(z.object({ intervals: z.array(interval) })),
  read: endpoint('personalIntervals.read')
    .route({ method: 'GET', path: '/intervals/{intervalId}', summary: 'Ler um intervalo individual', tags })
    .input(z.object(ofInterval))
    .output(z.object({ interval })),
  create: creating('personalIntervals.manage')
    .route({
      method: 'POST',
      path: '/employee/{employeeId}/intervals',
      summary: 'Definir um intervalo mais curto para um colaborador',
      tags,
      successStatus: 201,
    })
    .input(personalIntervalFields.safeExtend({ employeeId: idField }))
    .output(z.object(ofInterval)),
  update: endpoint('personalIntervals.manage')
    .route({ method: 'PUT', path: '/intervals/{intervalId}', summary: 'Mudar ou encerrar um intervalo', tags })
    .input(personalIntervalChangeFields.safeExtend({ ...ofInterval, ...savedVersion }))
    .output(z.object(ofInterval)),
  withdraw: endpoint('personalIntervals.manage')
    .route({
      method: 'PUT',
      path: '/intervals/{intervalId}/withdraw',
      summary: 'Retirar um intervalo definido por engano: nada é apagado',
      tags,
      successStatus: 204,
    })
    .input(z.object({ ...ofInterval, ...savedVersion })),
};
