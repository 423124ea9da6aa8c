import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import { refusalOf, vaccination } from '../councils/council-rights.rules.ts';
import { councilOf } from '../councils/councils.rules.ts';
import { renewDueDates } from '../due-dates/due-effects.server.ts';
import { findPerson, lockEmployees, mustFindEmployeeCompany } from '../employees/employee-lookups.db.ts';
import { formatDate } from '../platform/contract/dates.ts';
import { conflict, invalidInput, notAllowed, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findSigningProfessional } from '../professionals/professional-lookups.db.ts';
import {
  actOnRecord,
  changeRecord,
  createRecord,
  entryOf,
  type Kind,
  mustFind,
  ofPerson,
} from '../trail/change.server.ts';
import { changesBetween } from '../trail/changes.rules.ts';
import { record } from '../trail/entries.db.ts';
import { answeredEntries } from './answered.server.ts';
import { doseIssue, isThere } from './schedule/dose-checks.rules.ts';
import { knownScheme, standingOf } from './schedule/standing.rules.ts';
import { sealedVaccinations } from './sealed-vaccination.server.ts';
import { findStandingVaccinations } from './vaccination-lookups.db.ts';
import { vaccinationsContract } from './vaccinations.contract.ts';
import {
  findVaccination,
  insertVaccination,
  listVaccinations,
  markVaccinationWithdrawn,
  updateContent,
} from './vaccinations.db.ts';
import { entryKinds, givenAtLabels } from './vaccinations.labels.ts';
import { doseName, vaccineKey, vaccineName } from './vaccine-schemes.labels.ts';
import type { VaccineCode } from './vaccines.labels.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findVaccination>>>;

const kind: Kind<'vaccination', Found> = {
  subject: 'vaccination',
  table: 'vaccinations',
  find: findVaccination,
  missing: 'Registro de vacina não encontrado.',
  belongsTo: ofPerson,
  mustBeOpen: ({ withdrawnAt }) => {
    if (withdrawnAt !== null) throw conflict('Este registro foi retirado: não muda mais.');
  },
  changes: (before, after) => changesBetween(before && told(before), after && told(after)),
};

/** The vaccines of a person: doses and refusals, for professionals; physicians and nurses write them down (product 16.15). */
export const vaccinationsApi = forSignedIn(vaccinationsContract, {
  list: async ({ input: { employeeId }, context }) => {
    const { db, scope } = context;
    const companyId = await mustFindEmployeeCompany(db, scope, employeeId);
    const rows = await listVaccinations(db, scope, { companyId, employeeId });
    await record(db, context, { action: 'listed', subject: 'vaccination', companyId, employeeId });
    return { vaccinations: await answeredEntries(context, rows) };
  },

  read: async ({ input: { vaccinationId }, context }) => {
    const found = await mustFind(kind, context, vaccinationId);
    await record(context.db, context, entryOf(kind, context, 'opened', found, found));
    const [answered] = await answeredEntries(context, [found]);
    if (!answered) throw notFound(kind.missing);
    return { vaccination: answered };
  },

  recordDose: ({ input: { employeeId, vaccine, vaccine_name, given_on, ...dose }, context }) =>
    createRecord(context, kind, async (tx) => {
      const companyId = await lockedCompany(tx, context, employeeId);
      await mustBeEntitled(tx, context, 'record');
      await mustBeAfterBirth(tx, { companyId, employeeId }, { path: 'given_on', day: given_on });
      const of = { code: vaccine, name: vaccine_name };
      const standing = await standingDoses(tx, { companyId, employeeId, key: vaccineKey(of) });
      mustFit({ code: vaccine, number: dose.number, givenOn: given_on }, standing);
      const id = uuid();
      const { proof, reaction, lot_expires_on, given_at, applied_by, ...facts } = dose;
      const content = sealedVaccinations.keep(id, { proof, reaction, note: '' }, context.encryptionKeys);
      await insertVaccination(tx, {
        ...{ companyId, id, employeeId, recordedBy: context.caller.ownerId, kind: 'dose', vaccine, content },
        ...{ ...facts, name: vaccineName(of), key: vaccineKey(of), day: given_on, documentId: null },
        ...{ lotExpiresOn: lot_expires_on || null, givenAt: given_at, appliedBy: applied_by },
      });
      await renewDueDates(tx, { companyId, employeeIds: [employeeId] });
      return { id, answer: { vaccinationId: id } };
    }),

  recordRefusal: ({ input: { employeeId, vaccine, vaccine_name, refused_on, note }, context }) =>
    createRecord(context, kind, async (tx) => {
      const companyId = await lockedCompany(tx, context, employeeId);
      await mustBeEntitled(tx, context, 'record');
      await mustBeAfterBirth(tx, { companyId, employeeId }, { path: 'refused_on', day: refused_on });
      const of = { code: vaccine, name: vaccine_name };
      const entries = await findStandingVaccinations(tx, companyId, [employeeId]);
      const { refusal } = standingOf(entries, vaccineKey(of));
      if (refusal) {
        throw conflict(
          `Já está registrado que recusou esta vacina, em ${formatDate(refusal.day)}, e não a tomou depois.`,
        );
      }
      const id = uuid();
      await insertVaccination(tx, {
        ...{ companyId, id, employeeId, recordedBy: context.caller.ownerId, kind: 'refusal', vaccine, day: refused_on },
        ...{ name: vaccineName(of), key: vaccineKey(of), number: 0, lot: '', manufacturer: '', lotExpiresOn: null },
        ...{ givenAt: '', place: '', appliedBy: '', documentId: null },
        content: sealedVaccinations.keep(id, { proof: '', reaction: '', note }, context.encryptionKeys),
      });
      await renewDueDates(tx, { companyId, employeeIds: [employeeId] });
      return { id, answer: { vaccinationId: id } };
    }),

  noteReaction: ({ input: { vaccinationId, version, reaction }, context }) =>
    changeRecord(context, kind, {
      id: vaccinationId,
      version,
      write: async (tx, before) => {
        await mustBeEntitled(tx, context, 'record');
        if (before.kind !== 'dose') throw conflict('Só uma dose tem reação.');
        const content = sealedVaccinations.open(vaccinationId, before.content, context.encryptionKeys);
        await updateContent(
          tx,
          before,
          sealedVaccinations.keep(vaccinationId, { ...content, reaction }, context.encryptionKeys),
        );
        return {
          entry: { changes: { content: ['informado', 'informado de novo'] } },
          answer: { vaccinationId },
        };
      },
    }),

  withdraw: ({ input: { vaccinationId, version, reason }, context }) =>
    actOnRecord(context, kind, {
      id: vaccinationId,
      action: 'withdrawn',
      version,
      write: async (tx, before) => {
        await mustBeEntitled(tx, context, 'withdraw');
        const content = sealedVaccinations.open(vaccinationId, before.content, context.encryptionKeys);
        await markVaccinationWithdrawn(
          tx,
          before,
          sealedVaccinations.keep(vaccinationId, { ...content, reason }, context.encryptionKeys),
        );
        await renewDueDates(tx, { companyId: before.companyId, employeeIds: [before.employeeId] });
        return { entry: { changes: { reason: [null, 'informado'] } } };
      },
    }),
});

async function lockedCompany(tx: Database, { scope }: SignedInContext, employeeId: string): Promise<string> {
  await lockEmployees(tx, [employeeId]);
  return mustFindEmployeeCompany(tx, scope, employeeId);
}

async function standingDoses(tx: Database, of: { companyId: string; employeeId: string; key: string }) {
  const entries = await findStandingVaccinations(tx, of.companyId, [of.employeeId]);
  return standingOf(entries, of.key).doses;
}

/** @throws 409 for a dose that is there already, 400 for one that its scheme does not have, or that came too soon */
function mustFit(
  { code, ...dose }: { code: VaccineCode; number: number; givenOn: string },
  standing: readonly { number: number; givenOn: string }[],
): void {
  const scheme = knownScheme(code);
  const there = isThere(scheme, dose, standing);
  if (there) {
    const name = doseName(there.number, scheme);
    throw conflict(
      `Já está registrada desta vacina: ${name}, em ${formatDate(there.givenOn)}. Se está errada, retire-a antes.`,
    );
  }
  const issue = scheme && doseIssue(scheme, dose, standing);
  if (issue) throw invalidInput([issue]);
}

/** @throws 400 before the birth */
async function mustBeAfterBirth(
  tx: Database,
  { companyId, employeeId }: { companyId: string; employeeId: string },
  { path, day }: { path: string; day: string },
): Promise<void> {
  const birthDate = (await findPerson(tx, companyId, employeeId))?.birthDate ?? '';
  if (day < birthDate) throw invalidInput([{ path, message: 'A data não pode ser anterior ao nascimento' }]);
}

/** What the trail says of an entry: all but what is sealed. */
function told({ kind: which, name, number, day, lot, manufacturer, lotExpiresOn, givenAt, place, appliedBy }: Found) {
  return {
    ...{ kind: entryKinds[which], vaccine: name, number: String(number), day, lot, manufacturer },
    ...{ lot_expires_on: lotExpiresOn, given_at: givenAt && givenAtLabels[givenAt], place, applied_by: appliedBy },
    content: 'informado',
  };
}

/** Vaccines are given and written down by physicians and nurses. @throws 403 for somebody of another council */
async function mustBeEntitled(tx: Database, { caller }: SignedInContext, act: 'record' | 'withdraw'): Promise<void> {
  const professional = await findSigningProfessional(tx, caller.ownerId);
  const refused = refusalOf(professional && councilOf(professional), vaccination, act);
  if (refused) throw notAllowed(refused);
}
