import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { dateField } from '../platform/contract/brazil.ts';
import { idField, idOrNone } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { idList } from '../platform/contract/text/id-list.ts';
import { type DueState, dueListNames, dueStates } from './due-dates.labels.ts';
import { type VaccineState, vaccineListNames, vaccineStates } from './vaccines/due-vaccines.labels.ts';

const { get } = callsOf('Vencimentos');

const dueState = z.enum(Object.keys(dueStates) as [DueState, ...DueState[]]);

const duePerson = z.object({
  id: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  name: z.string(),
  employee_function: z.string(),
  unitName: z.string().nullable(),
  groupName: z.string().nullable(),
  state: dueState,
  unitId: z.string().nullable(),
  /** The earliest of all their exams. */
  nextOn: z.string().nullable(),
  clinicalOn: z.string().nullable(),
  recalledOn: z.string().nullable(),
  /** The exams that are due by then or in the next 90 days. */
  exams: z.array(z.object({ code: z.string(), name: z.string(), dueOn: z.string().nullable() })),
});

export type DuePerson = z.output<typeof duePerson>;

const dueExam = z.object({
  code: z.string(),
  name: z.string(),
  /** Null where the physician is to say. */
  dueOn: z.string().nullable(),
  fromOn: z.string().nullable(),
  untilOn: z.string().nullable(),
  /** Whether it has no day because nobody knows when the person returns from an absence. */
  awaitsReturn: z.boolean(),
  lastOn: z.string().nullable(),
  lastDocumentId: z.string().nullable(),
  /** Which rule, which protocol, which document: 'NR-7, 7.5.8 II · protocolo de 01-02-2026 · último exame 12-03-2026 (ASO 2026/000123)'. */
  source: z.string(),
});

export type DueExam = z.output<typeof dueExam>;

/** What the lists are narrowed by; a unit, group or function only together with a company. */
const dueFilters = {
  list: z.enum(dueListNames, { error: 'Escolha uma das listas' }),
  companyId: idField.optional(),
  unitId: idOrNone,
  groupId: idOrNone,
  function: z.string().max(500).optional(),
  /** Only who was not recalled in the last so many days. */
  notRecalledFor: z.coerce.number({ error: 'Deve ser um número inteiro' }).int().min(0).max(3650).optional(),
};

export type DueFilters = z.output<z.ZodObject<typeof dueFilters>>;

/** What of a vaccine is to be done by whom; of what was given, and of what an exam has shown, nothing. */
const dueVaccine = z.object({
  companyId: z.string(),
  companyName: z.string(),
  employeeId: z.string(),
  name: z.string(),
  employee_function: z.string(),
  unitName: z.string().nullable(),
  groupName: z.string().nullable(),
  key: z.string(),
  vaccine: z.string(),
  /** Which dose, in words, or the exam after the last one. */
  step: z.string(),
  state: z.enum(Object.keys(vaccineStates) as [VaccineState, ...VaccineState[]]),
  /** From when on it is to be given; of one that was refused the day of that. */
  dueOn: z.string(),
  /** Of an exam after the last dose, its last day. */
  untilOn: z.string().nullable(),
});

export type DueVaccine = z.output<typeof dueVaccine>;

const dueVaccineInput = listInput(['dueOn'])
  .pick({ page: true, pageSize: true, sort: true, search: true })
  .extend({
    list: z.enum(vaccineListNames, { error: 'Escolha uma das listas' }).optional(),
    companyId: idField.optional(),
    unitId: idOrNone,
    employeeId: idField.optional(),
    vaccine: z.string().max(120).optional().describe('O `key` de uma vacina'),
  });

/** What the vaccines are narrowed by. */
export type DueVaccineFilters = z.output<typeof dueVaccineInput>;

/** Somebody who has left and is still to have the letter about the exams after the contract. */
const dueLetter = z.object({
  companyId: z.string(),
  companyName: z.string(),
  employeeId: z.string(),
  name: z.string(),
  employee_function: z.string(),
  leftOn: z.string(),
  /** What they were exposed to, in words. */
  agents: z.string(),
  /** The last day of the first exam. */
  firstOn: z.string(),
});

export type DueLetter = z.output<typeof dueLetter>;
/** Somebody in noise whose audiometry does not hold; of what one has shown, nothing. */
const unheardPerson = z.object({
  id: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  name: z.string(),
  employee_function: z.string(),
  unitName: z.string().nullable(),
  groupName: z.string(),
  /** Null where there was none, or the protocol of the group asks for none. */
  lastOn: z.string().nullable(),
  /** Null where the protocol of the group asks for none. */
  dueOn: z.string().nullable(),
});

export type UnheardPerson = z.output<typeof unheardPerson>;

const unheardInput = listInput(['dueOn'])
  .pick({ page: true, pageSize: true, sort: true, search: true })
  .extend({ companyId: idField.optional(), unitId: idOrNone });

/** What who is in noise without an audiometry is narrowed by. */
export type UnheardFilters = z.output<typeof unheardInput>;

/** How many are in each list; one beyond `mostCounted` says that there are more. */
const counts = z.object(
  Object.fromEntries(dueListNames.map((name) => [name, z.number().int()])) as Record<
    (typeof dueListNames)[number],
    z.ZodNumber
  >,
);

export const dueDatesContract = {
  list: get('/due-dates', 'dueDates.read', 'Listar quem tem exame a fazer', { tokenScope: 'due-dates:read' })
    .input(listInput(['nextOn']).pick({ page: true, pageSize: true, sort: true, search: true }).extend(dueFilters))
    // The total goes no farther than one beyond `mostCounted`; the pages do.
    .output(listOutput('people', duePerson)),
  counts: get('/due-dates/counts', 'dueDates.read', 'Contar os colaboradores de cada lista', {
    tokenScope: 'due-dates:read',
  })
    .input(z.object({ companyId: idField.optional() }))
    .output(z.object({ counts })),
  /** The company has to provide them (NR-32, 32.2.4.17.1), and to keep who has refused which. */
  vaccines: get('/due-dates/vaccines', 'dueDates.read', 'Listar as vacinas a tomar e as recusadas', {
    tokenScope: 'due-dates:read',
  })
    .input(dueVaccineInput)
    .output(listOutput('vaccines', dueVaccine)),
  /** Who leaves after work with asbestos is told of date and place of the next exam (NR-15, Annex 12, 19.2). */
  letters: get(
    '/due-dates/after-job',
    'dueDates.read',
    'Listar quem saiu e espera a carta sobre os exames após o contrato',
  )
    .input(listInput(['leftOn']).pick({ page: true, pageSize: true }))
    .output(listOutput('letters', dueLetter)),
  noise: get('/due-dates/noise', 'dueDates.read', 'Listar quem está em ruído sem audiometria válida', {
    tokenScope: 'due-dates:read',
  })
    .input(unheardInput)
    .output(listOutput('people', unheardPerson)),
  read: get('/due-dates/{employeeId}', 'dueDates.read', 'Ler os próximos exames de um colaborador', {
    tokenScope: 'due-dates:read',
  })
    .input(z.object({ employeeId: idField }))
    .output(
      z.object({
        state: dueState.nullable(),
        /** For which occasion they are to be examined next; null for who is inactive. */
        occasion: z.enum(['admission', 'riskChange', 'periodic']).nullable(),
        exams: z.array(dueExam),
      }),
    ),
  /** What a list of people shows beside each. */
  badges: get(
    '/due-dates/badges',
    'dueDates.read',
    'Ler a situação de alguns colaboradores, até 200, separados por vírgula',
  )
    .input(z.object({ ids: idList({ most: 200 }) }))
    .output(
      z.object({
        badges: z.array(
          z.object({
            id: z.string(),
            state: dueState,
            nextOn: z.string().nullable(),
            /** Whether there was a clinical exam since they were admitted: who had none is sent to the one at admission. */
            isExamined: z.boolean(),
          }),
        ),
      }),
    ),
  /** Whether somebody who leaves needs an exam, and by when (NR-7, 7.5.11). */
  dismissal: get(
    '/due-dates/{employeeId}/dismissal',
    'dueDates.read',
    'Calcular se o exame demissional é dispensado, ou até quando se faz',
  )
    .input(
      z.object({
        employeeId: idField,
        on: dateField.describe('O último dia do contrato'),
        degree: z
          .enum(['1', '2', '3', '4'], { error: 'Escolha de 1 a 4' })
          .optional()
          .describe('O grau de risco do estabelecimento, quando o cadastro não o diz'),
      }),
    )
    .output(
      z.object({
        /** Null where it depends on the degree of risk, which nobody has said. */
        waived: z.boolean().nullable(),
        /** The last day on which the exam may be done; null where it is waived. */
        by: z.string().nullable(),
        /** The clinical exam that counts: the last one until the end, or the first one after it. */
        lastOn: z.string().nullable(),
        /** The day on which it was made after the end; null where it was not. */
        doneOn: z.string().nullable(),
        late: z.boolean(),
        /** How that was found, in words, with the norm. */
        source: z.string(),
        /** The other exams that the protocol asks for, each with the day on which one was done that still counts. */
        exams: z.array(
          z.object({ code: z.string(), name: z.string(), doneOn: z.string().nullable(), source: z.string() }),
        ),
        /** What goes on being offered after the contract, in words; null for nothing (NR-7, Annex III, 2.17). */
        afterJob: z.string().nullable(),
        /** The letter that says it to the person; null where there is nothing to say, or none stands yet. */
        letter: z.object({ id: z.string(), name: z.string() }).nullable(),
      }),
    ),
  /** How far the computations for everybody are, of one company or of all together; null when none is under way. */
  progress: get('/due-dates/progress', 'dueDates.read', 'Ver quanto falta de um recálculo')
    .input(z.object({ companyId: idField.optional() }))
    .output(
      z.object({
        run: z
          .object({
            companies: z.number().int(),
            done: z.number().int(),
            /** Of the computations that have begun; 0 while all of them wait. */
            total: z.number().int(),
          })
          .nullable(),
      }),
    ),
};
