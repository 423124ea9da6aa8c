import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { dateField } from '../platform/contract/brazil.ts';
import { today } from '../platform/contract/dates.ts';
import { idField, optionalText, requiredLines, requiredText } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { occasions } from '../programmes/programmes.labels.ts';
import { type Abnormal, abnormalLabels, examResults, longestValue } from './exams.labels.ts';

const { get, create, put } = callsOf('Exames realizados');

const choice = { error: 'Escolha uma das opções' };

const abnormals = Object.keys(abnormalLabels) as [Abnormal, ...Abnormal[]];

/** Beside the word of the eSocial: what the annual report counts, and what was measured. */
const saidOfFinding = { abnormal: z.enum(['', ...abnormals], choice), value: optionalText(longestValue) };

/** What the record of an exam asks for that is made by hand. */
export const examRecordFields = z.object({
  /** Of Tabela 27, whose name then holds; empty where the exam is not in it. */
  exam_code: optionalText(4).default(''),
  exam_name: requiredText(200),
  done_on: dateField.refine((date) => date <= today(), 'A data do exame não pode estar no futuro'),
  place: optionalText(200).default(''),
  occasion: z.enum(['', ...occasions], choice).default(''),
  result: z.enum(['', ...examResults], choice).default(''),
  abnormal: saidOfFinding.abnormal.default(''),
  value: saidOfFinding.value.default(''),
});

/** What is noted of what an exam has shown, of one that is known from its ASO, too. */
export const findingFields = z.object({ result: z.enum(['', ...examResults], choice), ...saidOfFinding });

/** What the withdrawal of a record asks for. */
export const examWithdrawalFields = z.object({ reason: requiredLines() });

const examRecord = z.object({
  id: z.string(),
  companyId: z.string(),
  employeeId: z.string(),
  /** Of Tabela 27; empty where only a name is known. */
  code: z.string(),
  name: z.string(),
  doneOn: z.string(),
  place: z.string(),
  occasion: z.enum(['', ...occasions]),
  /** Null where nobody noted one; `unreadable` where the key that it was sealed with is not there. */
  result: z.enum([...examResults, 'unreadable']).nullable(),
  /** By the result, where nobody said it; empty where it is not known. */
  abnormal: z.enum(['', ...abnormals]),
  /** What was measured, with its unit. */
  value: z.string(),
  /** Where the person was on that day; empty where that is not known. */
  unitName: z.string(),
  sector: z.string(),
  function: z.string(),
  groupName: z.string(),
  version: z.number(),
  /** The issued document that it is known from; null for one that was recorded by hand. */
  document: z.object({ id: z.string(), name: z.string() }).nullable(),
  recordedBy: z.string(),
  createdAt: z.string(),
  withdrawnAt: z.string().nullable(),
  withdrawnBy: z.string().nullable(),
  withdrawalReason: z.string().nullable(),
});

export type ExamRecord = z.output<typeof examRecord>;

const ofRecord = { recordId: idField };

export const examsContract = {
  list: get('/employee/{employeeId}/exams', 'exams.read', 'Exames que um colaborador fez')
    .input(listInput(['doneOn']).omit({ search: true }).extend({ employeeId: idField }))
    .output(listOutput('exams', examRecord)),
  read: get('/exam-records/{recordId}', 'exams.read', 'Ler um exame realizado')
    .input(z.object(ofRecord))
    .output(z.object({ exam: examRecord })),
  create: create('/employee/{employeeId}/exams', 'exams.manage', 'Registrar um exame que um colaborador fez')
    .input(examRecordFields.extend({ employeeId: idField }))
    .output(z.object(ofRecord)),
  note: put('/exam-records/{recordId}/finding', 'exams.manage', 'Anotar o que um exame mostrou')
    .refuses('CONFLICT')
    .input(findingFields.extend({ ...ofRecord, ...savedVersion }))
    .output(z.object({ exam: examRecord })),
  withdraw: put(
    '/exam-records/{recordId}/withdraw',
    'exams.manage',
    'Retirar um exame registrado por engano, com o motivo: nada é apagado',
  )
    .refuses('CONFLICT')
    .input(examWithdrawalFields.extend(ofRecord)),
};
