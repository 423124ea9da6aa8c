import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { dateField, optionalDateField } from '../platform/contract/brazil.ts';
import { idField, optionalLines, optionalText } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { savedVersion } from '../platform/contract/version.ts';
import type { AbsenceNature, AbsenceSource, SameCause } from './absences.labels.ts';
import {
  absenceListNames,
  type GradualReturn,
  gradualLabels,
  longestCause,
  longestCid,
  natureLabels,
  sameCauseLabels,
  sourceLabels,
} from './absences.labels.ts';
import { cidChapter, cidForm } from './causes/cid-chapters.rules.ts';

const { get, create, put } = callsOf('Afastamentos');

const wordsOf = <Word extends string>(labels: Readonly<Record<Word, string>>) =>
  Object.keys(labels) as [Word, ...Word[]];

const choice = { error: 'Escolha uma das opções' };

const source = z.enum(wordsOf<AbsenceSource>(sourceLabels), choice);
const nature = z.enum(wordsOf<AbsenceNature>(natureLabels), choice);
const sameCause = z.enum(wordsOf<SameCause>(sameCauseLabels), choice);
const gradual = z.enum(wordsOf<GradualReturn>(gradualLabels), choice);

const cid = optionalText(longestCid)
  .transform((text) => text.toUpperCase())
  .refine((text) => text === '' || cidForm.test(text), 'Use um código da CID-10, como M54.1')
  .refine(
    (text) => text === '' || !cidForm.test(text) || cidChapter(text) !== null,
    'Este código não está em nenhum capítulo da CID-10: confira-o',
  );

/** What only the clinic says of an absence; what is left out stays as it is. */
const clinicalFields = {
  source: source.optional().describe('Só a clínica: como se soube'),
  nature: nature.optional().describe('Só a clínica: other dispensa o exame de retorno (NR-7, 7.5.9)'),
  gradual_return: gradual.optional().describe('Só a clínica: o retorno gradativo que o médico indicou (NR-7, 7.5.9.1)'),
  same_cause: sameCause
    .optional()
    .describe('Só a clínica: pelo mesmo motivo do afastamento anterior; soma os dias (Decreto 3.048/1999, art. 75)'),
  cause: optionalLines(longestCause).optional().describe('Só a clínica lê e escreve'),
  cid: cid.optional().describe('Só a clínica lê e escreve: CID-10, como M54.1; vazio onde não se sabe'),
};

const endsBefore = 'O último dia não pode ser antes do primeiro: corrija uma das duas datas';

/** What a new absence asks for. */
export const absenceFields = z
  .object({
    employeeId: idField,
    starts_on: dateField,
    ends_on: optionalDateField.default('').describe('O último dia afastado; vazio enquanto não se sabe'),
    ...clinicalFields,
  })
  .refine(({ starts_on, ends_on }) => ends_on === '' || ends_on >= starts_on, { path: ['ends_on'], error: endsBefore });

/** What a change of one says. */
export const absenceChangeFields = z
  .object({ starts_on: dateField, ends_on: optionalDateField, ...clinicalFields })
  .refine(({ starts_on, ends_on }) => ends_on === '' || ends_on >= starts_on, { path: ['ends_on'], error: endsBefore });

const inss = z.object({
  /** Of the days that follow each other, the absence that they began with: the referral is of that. */
  id: z.string(),
  /** From which day on they are the INSS's; null where that depends on whether the cause is that of the absence before. */
  fromOn: z.string().nullable(),
  /** The referral that was issued and stands. */
  paper: z.object({ id: z.string(), name: z.string() }).nullable(),
});

const absence = z.object({
  id: z.string(),
  version: z.number(),
  companyId: z.string(),
  companyName: z.string(),
  employeeId: z.string(),
  employeeName: z.string(),
  startsOn: z.string(),
  /** The last day away; null while nobody knows it. */
  endsOn: z.string().nullable(),
  /** Both counted, up to today where there is no end. */
  days: z.number().int(),
  /** The first day back, also where another absence follows this one without a day at work. */
  returnOn: z.string().nullable(),
  /** Whether there is an exam before the return (NR-7, 7.5.9); null while that depends on the end. */
  returnExam: z.boolean().nullable(),
  /** What the INSS has to do with it; null where the employer pays all its days. */
  inss: inss.nullable(),
});

export type Absence = z.output<typeof absence>;

const clinical = z.object({
  source,
  nature,
  gradual_return: gradual,
  same_cause: sameCause,
  /** Null where the key that it was sealed with is not there. */
  cause: z.string().nullable(),
  /** The same; empty where nobody has said it. */
  cid: z.string().nullable(),
  /** Its chapter in words; empty for none. */
  chapter: z.string(),
});

export type ClinicalAbsence = z.output<typeof clinical>;

const ofAbsence = { absenceId: idField };

export const absencesContract = {
  list: get('/absences', 'absences.read', 'Listar afastamentos')
    .input(
      listInput(['startsOn']).extend({
        list: z.enum(absenceListNames, choice).default('all'),
        companyId: idField.optional(),
        employeeId: idField.optional(),
        from: dateField.optional().describe('Com algum dia a partir deste'),
        to: dateField.optional().describe('Com algum dia até este'),
      }),
    )
    .output(listOutput('absences', absence)),
  read: get('/absences/{absenceId}', 'absences.read', 'Ler um afastamento')
    .input(z.object(ofAbsence))
    // What the clinic alone reads is null for a company.
    .output(z.object({ absence: absence.extend({ clinical: clinical.nullable() }) })),
  create: create('/absences', 'absences.manage', 'Registrar um afastamento')
    .input(absenceFields)
    .output(z.object(ofAbsence)),
  update: put('/absences/{absenceId}', 'absences.manage', 'Corrigir ou encerrar um afastamento')
    .refuses('CONFLICT')
    .input(absenceChangeFields.safeExtend({ ...ofAbsence, ...savedVersion }))
    .output(z.object(ofAbsence)),
  withdraw: put(
    '/absences/{absenceId}/withdraw',
    'absences.manage',
    'Retirar um afastamento registrado por engano: nada é apagado',
  ).input(z.object({ ...ofAbsence, ...savedVersion })),
};
