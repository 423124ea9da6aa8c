import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import { refusalOf, workDisease } from '../councils/council-rights.rules.ts';
import { councilOf } from '../councils/councils.rules.ts';
import { registeredAs } from '../councils/registrations.rules.ts';
import { findDayFacts } from '../due-dates/places/day-facts-lookups.server.ts';
import { findPerson, lockEmployees, mustFindEmployeeCompany } from '../employees/employee-lookups.db.ts';
import { catDeadline } from '../esocial/cats/cat-lookups.server.ts';
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
import { type DiseaseContent, diseasesContract } from './diseases.contract.ts';
import { findDisease, insertDisease, listDiseases, markDiseaseWithdrawn, updateDisease } from './diseases.db.ts';
import { diseasesExport } from './diseases-export.server.ts';
import { withWhatIsDue } from './due-of-diseases.server.ts';
import { sealedDiseases } from './sealed-disease.server.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findDisease>>>;

const kind: Kind<'disease', Found> = {
  subject: 'disease',
  table: 'work_diseases',
  find: findDisease,
  missing: 'Doença não encontrada entre as registradas.',
  belongsTo: ofPerson,
  mustBeOpen: ({ withdrawnAt }) => {
    if (withdrawnAt !== null) throw conflict('Esta doença foi retirada: não muda mais.');
  },
  changes: (before, after) => changesBetween(before && told(before), after && told(after)),
};

/** The register of diseases related to work, for professionals; a physician writes them down (product 16.11). */
export const diseasesApi = forSignedIn(diseasesContract, [diseasesExport], {
  list: async ({ input, context: { db, scope } }) => {
    const { rows, total } = await listDiseases(db, scope, input);
    return { diseases: await withWhatIsDue(db, rows), total };
  },

  read: async ({ input: { diseaseId }, context }) => {
    const found = await mustFind(kind, context, diseaseId);
    await record(context.db, context, entryOf(kind, context, 'opened', found, found));
    const { content, recordedBy, ...row } = found;
    const [disease] = await withWhatIsDue(context.db, [row]);
    if (!disease) throw notFound(kind.missing);
    const physician = await physicianOf(context.db, recordedBy);
    return { disease: { ...disease, physician, content: opened(diseaseId, content, context) } };
  },

  create: ({ input: { employeeId, diagnosed_on: diagnosedOn, ended_on, ...content }, context }) =>
    createRecord(context, kind, async (tx) => {
      await lockEmployees(tx, [employeeId]);
      const companyId = await mustFindEmployeeCompany(tx, context.scope, employeeId);
      await mustBePhysician(tx, context.caller.ownerId, 'record');
      const id = uuid();
      const days = await daysOf(tx, { companyId, employeeId, diagnosedOn });
      const kept = sealedDiseases.keep(id, content, context.encryptionKeys);
      const facts = { ...days, endedOn: ended_on || null, content: kept };
      await insertDisease(tx, { companyId, id, employeeId, recordedBy: context.caller.ownerId, ...facts });
      return { id, answer: { diseaseId: id, catDueOn: days.catDueOn } };
    }),

  update: ({ input: { diseaseId, version, diagnosed_on: diagnosedOn, ended_on, ...content }, context }) =>
    changeRecord(context, kind, {
      id: diseaseId,
      version,
      write: async (tx, before) => {
        await mustBePhysician(tx, context.caller.ownerId, 'record');
        // What can't be opened would be overwritten unseen: the key, or a copy, is to be found first.
        sealedDiseases.open(diseaseId, before.content, context.encryptionKeys);
        const { place, ...days } = await daysOf(tx, { ...before, diagnosedOn });
        const kept = sealedDiseases.keep(diseaseId, content, context.encryptionKeys);
        const facts = { ...days, endedOn: ended_on || null, content: kept };
        // Of the same day it is kept as it was known then: where somebody is now says it worse.
        await updateDisease(tx, before, diagnosedOn === before.diagnosedOn ? facts : { ...facts, place });
        const changes = changesBetween(told(before), { ...told(facts), content: 'informado de novo' });
        return { entry: { changes }, answer: { diseaseId } };
      },
    }),

  withdraw: ({ input: { diseaseId, version, reason }, context }) =>
    actOnRecord(context, kind, {
      id: diseaseId,
      action: 'withdrawn',
      version,
      write: async (tx, before) => {
        await mustBePhysician(tx, context.caller.ownerId, 'withdraw');
        const content = sealedDiseases.open(diseaseId, before.content, context.encryptionKeys);
        await markDiseaseWithdrawn(
          tx,
          before,
          sealedDiseases.keep(diseaseId, { ...content, reason }, context.encryptionKeys),
        );
        return { entry: { changes: { reason: [null, 'informado'] } } };
      },
    }),
});

/** What follows from the day of the diagnosis: where the person worked then, and by when the CAT is due. @throws 400 before the birth */
async function daysOf(
  tx: Database,
  { companyId, employeeId, diagnosedOn }: { companyId: string; employeeId: string; diagnosedOn: string },
) {
  const birthDate = (await findPerson(tx, companyId, employeeId))?.birthDate ?? '';
  if (diagnosedOn < birthDate) {
    throw invalidInput([{ path: 'diagnosed_on', message: 'O diagnóstico não pode ser anterior ao nascimento' }]);
  }
  const [known] = await findDayFacts(tx, companyId, [{ employeeId, doneOn: diagnosedOn, occasion: '' }]);
  const { unitId = null, sector = '', function: name = '' } = known ?? {};
  return { diagnosedOn, catDueOn: catDeadline(diagnosedOn), place: { unitId, sector, function: name } };
}

/** What the trail says of a disease: its days, and of the rest only that it was said. */
function told({ diagnosedOn, endedOn }: Pick<Found, 'diagnosedOn' | 'endedOn'>) {
  return { diagnosed_on: diagnosedOn, ended_on: endedOn, content: 'informado' };
}

function opened(
  id: string,
  kept: string,
  { encryptionKeys, log }: SignedInContext,
): Omit<DiseaseContent, 'reason'> | null {
  try {
    const { reason: _, ...content } = sealedDiseases.open(id, kept, encryptionKeys);
    return content;
  } catch (err) {
    log.error({ err, disease: id }, 'a disease could not be opened');
    return null;
  }
}

/** Who wrote a disease down, with their registration. */
async function physicianOf(db: Database, professionalId: string) {
  const professional = await findSigningProfessional(db, professionalId);
  return professional && { name: professional.name, ...registeredAs(professional) };
}

/** A diagnosis is a physician's (Lei 12.842/2013, art. 4º). @throws 403 for somebody of another council */
async function mustBePhysician(tx: Database, professionalId: string, act: 'record' | 'withdraw'): Promise<void> {
  const professional = await findSigningProfessional(tx, professionalId);
  const refused = refusalOf(professional && councilOf(professional), workDisease, act);
  if (refused) throw notAllowed(refused);
}
