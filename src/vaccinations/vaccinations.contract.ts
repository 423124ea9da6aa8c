import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { dateField, optionalDateField } from '../platform/contract/brazil.ts';
import { formatDate, today } from '../platform/contract/dates.ts';
import { idField, optionalLines, optionalText, requiredLines, requiredMessage } from '../platform/contract/fields.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { type EntryKind, entryKinds, type GivenAt, givenAtLabels, longestReaction } from './vaccinations.labels.ts';
import { mostDoses, vaccineCodes } from './vaccines.labels.ts';

const { get, create, put } = callsOf('Vacinas');

const choice = { error: 'Escolha uma das opções' };

const notToCome = dateField.refine((day) => day <= today(), 'A data não pode estar no futuro');

const whichVaccine = { vaccine: z.enum(vaccineCodes, choice), vaccine_name: optionalText(100).default('') };

const isNamed = ({ vaccine, vaccine_name }: { vaccine: string; vaccine_name: string }) =>
  vaccine !== 'other' || vaccine_name !== '';
const unnamed = { path: ['vaccine_name'], error: 'Escreva qual é a vacina' };

/** What is asked of a dose that the practice itself has given. */
const askedHere = ['lot', 'manufacturer', 'lot_expires_on', 'applied_by'] as const;

/** What the form of a dose asks for. */
export const doseFields = z
  .object({
    ...whichVaccine,
    number: z
      .int({ error: 'Escolha a dose' })
      .min(0, 'Escolha a dose')
      .max(mostDoses + 1, 'Escolha a dose')
      .describe('0: fora do esquema; um a mais do que as doses do esquema: reforço'),
    given_on: notToCome,
    given_at: z.enum(Object.keys(givenAtLabels) as [GivenAt, ...GivenAt[]], choice),
    lot: optionalText(40).default(''),
    manufacturer: optionalText(100).default(''),
    lot_expires_on: optionalDateField.default(''),
    place: optionalText(200).default(''),
    applied_by: optionalText(200).default(''),
    proof: optionalText(300).default(''),
    reaction: optionalLines(longestReaction).default(''),
  })
  .refine(isNamed, unnamed)
  .superRefine((dose, context) => {
    const asked = dose.given_at === 'here' ? askedHere : (['proof'] as const);
    for (const path of asked) {
      if (dose[path] === '') context.addIssue({ code: 'custom', path: [path], message: requiredMessage });
    }
    if (dose.lot_expires_on !== '' && dose.lot_expires_on < dose.given_on) {
      const message = `O lote venceu em ${formatDate(dose.lot_expires_on)}, antes da dose`;
      context.addIssue({ code: 'custom', path: ['lot_expires_on'], message });
    }
  });

/** What the form of a refusal asks for. */
export const refusalFields = z
  .object({ ...whichVaccine, refused_on: notToCome, note: optionalLines(longestReaction).default('') })
  .refine(isNamed, unnamed);

/** What is said of a reaction that came after a dose. */
export const reactionFields = z.object({ reaction: requiredLines(longestReaction) });

/** What the withdrawal of an entry asks for. */
export const vaccinationWithdrawalFields = z.object({ reason: requiredLines(500) });

/** What its row keeps sealed; `reason`, why it was withdrawn. */
export const vaccinationContent = z.object({
  proof: z.string().default(''),
  reaction: z.string().default(''),
  note: z.string().default(''),
  reason: z.string().optional(),
});

export type VaccinationContent = z.output<typeof vaccinationContent>;

const vaccination = z.object({
  id: z.string(),
  version: z.number(),
  companyId: z.string(),
  employeeId: z.string(),
  kind: z.enum(Object.keys(entryKinds) as [EntryKind, ...EntryKind[]]),
  vaccine: z.enum(vaccineCodes),
  /** What the vaccine is called. */
  name: z.string(),
  /** 0 of a dose outside of the scheme, and of a refusal. */
  number: z.number(),
  /** The dose in words; empty of a refusal. */
  dose: z.string(),
  day: z.string(),
  lot: z.string(),
  manufacturer: z.string(),
  lotExpiresOn: z.string().nullable(),
  givenAt: z.enum(['', ...(Object.keys(givenAtLabels) as [GivenAt, ...GivenAt[]])]),
  place: z.string(),
  appliedBy: z.string(),
  /** The signed refusal; null as long as there is none. */
  documentId: z.string().nullable(),
  /** The day of the dose that came after a refusal; null while it stands. */
  endedOn: z.string().nullable(),
  recordedBy: z.string(),
  withdrawnAt: z.string().nullable(),
  /** Null where the key that it was sealed with is not there. */
  content: vaccinationContent.nullable(),
});

/** An entry of somebody's vaccination record. */
export type Vaccination = z.output<typeof vaccination>;

const ofEntry = { vaccinationId: idField };

export const vaccinationsContract = {
  list: get('/employee/{employeeId}/vaccinations', 'vaccinations.read', 'Doses e recusas de vacinas de um colaborador')
    .input(z.object({ employeeId: idField }))
    .output(z.object({ vaccinations: z.array(vaccination) })),
  read: get('/vaccinations/{vaccinationId}', 'vaccinations.read', 'Ler uma dose ou uma recusa')
    .input(z.object(ofEntry))
    .output(z.object({ vaccination })),
  recordDose: create('/employee/{employeeId}/doses', 'vaccinations.manage', 'Registrar uma dose de vacina')
    .refuses('CONFLICT')
    .input(doseFields.safeExtend({ employeeId: idField }))
    .output(z.object(ofEntry)),
  recordRefusal: create(
    '/employee/{employeeId}/vaccine-refusals',
    'vaccinations.manage',
    'Registrar que um colaborador recusou uma vacina',
  )
    .refuses('CONFLICT')
    .input(refusalFields.safeExtend({ employeeId: idField }))
    .output(z.object(ofEntry)),
  noteReaction: put('/vaccinations/{vaccinationId}/reaction', 'vaccinations.manage', 'Anotar a reação a uma dose')
    .refuses('CONFLICT')
    .input(reactionFields.extend({ ...ofEntry, ...savedVersion }))
    .output(z.object(ofEntry)),
  withdraw: put(
    '/vaccinations/{vaccinationId}/withdraw',
    'vaccinations.manage',
    'Retirar uma dose ou uma recusa registrada por engano, com o motivo',
  )
    .refuses('CONFLICT')
    .input(vaccinationWithdrawalFields.extend({ ...ofEntry, ...savedVersion })),
};
