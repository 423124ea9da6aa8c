import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../../access/caller.server.ts';
import { forSignedIn } from '../../access/handlers.server.ts';
import { mustBeDiseaseOf } from '../../diseases/disease-lookups.db.ts';
import { findPapersOfRecords } from '../../documents/person/record-papers-lookups.db.ts';
import { lockEmployees, mustFindEmployeeCompany } from '../../employees/employee-lookups.db.ts';
import { today } from '../../platform/contract/dates.ts';
import { conflict, invalidInput, notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { isDayOff } from '../../reference/reference-lookups.server.ts';
import {
  actOnRecord,
  changeRecord,
  createRecord,
  entryOf,
  type Kind,
  mustFind,
  ofPerson,
} from '../../trail/change.server.ts';
import { changesBetween } from '../../trail/changes.rules.ts';
import { record } from '../../trail/entries.db.ts';
import { deadlineOfS2210 } from '../due/deadline.rules.ts';
import { type CatContent, catsContract } from './cats.contract.ts';
import { catsOfOccasion, findCat, insertCat, listCats, updateCat } from './cats.db.ts';
import { catsExport } from './cats-export.server.ts';
import { lookAtCat } from './look-at-cat.server.ts';
import { sealedCats } from './sealed-cat.server.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findCat>>>;

const kind: Kind<'cat', Found> = {
  subject: 'cat',
  table: 'cats',
  find: findCat,
  missing: 'CAT não encontrada.',
  belongsTo: ofPerson,
  mustBeOpen: ({ withdrawnAt }) => {
    if (withdrawnAt !== null) throw conflict('Esta CAT foi retirada: não muda mais.');
  },
  changes: (before, after) => changesBetween(before && told(before), after && told(after)),
};

/** Communications of work accidents, as professionals write them down; each becomes an S-2210 (product 23.7). */
export const catsApi = forSignedIn(catsContract, [catsExport], {
  list: async ({ input, context: { db, scope } }) => {
    const { cats, total } = await listCats(db, scope, { ...input, day: today() });
    return { cats: await withPapers(db, cats), total };
  },

  read: async ({ input: { catId }, context }) => {
    const found = await mustFind(kind, context, catId);
    await record(context.db, context, entryOf(kind, context, 'opened', found, found));
    const { content, ...row } = found;
    const [cat] = await withPapers(context.db, [row]);
    if (!cat) throw notFound(kind.missing);
    return { cat: { ...cat, content: opened(catId, content, context) } };
  },

  create: ({ input: { employeeId, day, diseaseId = null, anotherConfirmed = false, ...said }, context }) =>
    createRecord(context, kind, async (tx) => {
      await lockEmployees(tx, [employeeId]);
      const companyId = await mustFindEmployeeCompany(tx, context.scope, employeeId);
      const content = { ...nothing, ...known(said) };
      if (diseaseId !== null) await mustBeDiseaseOf(tx, { companyId, employeeId, diseaseId });
      if (!anotherConfirmed) await mustBeFirst(tx, context, { companyId, employeeId, day, diseaseId }, content);
      const cat = { companyId, id: uuid(), employeeId, day, diseaseId, dueOn: dueOf(day, content) };
      const kept = sealedCats.keep(cat.id, content, context.encryptionKeys);
      await insertCat(tx, { ...cat, content: kept, recordedBy: context.caller.ownerId });
      await lookAtCat(tx, { ...cat, version: 1 }, true);
      return { id: cat.id, answer: { catId: cat.id } };
    }),

  update: ({ input: { catId, version, day: saidDay, ...said }, context }) =>
    changeRecord(context, kind, {
      id: catId,
      version,
      write: async (tx, before) => {
        await lockEmployees(tx, [before.employeeId]);
        const content = { ...sealedCats.open(catId, before.content, context.encryptionKeys), ...known(said) };
        const day = saidDay ?? before.day;
        const dueOn = dueOf(day, content);
        const kept = sealedCats.keep(catId, content, context.encryptionKeys);
        await updateCat(tx, before, { day, due_on: dueOn, content: kept });
        await lookAtCat(tx, { ...before, day, dueOn, version: before.version + 1 }, true);
        const changes = changesBetween(told(before), { day, content: 'informado de novo' });
        return { entry: { changes }, answer: { catId } };
      },
    }),

  withdraw: ({ input: { catId, version, reason }, context }) =>
    actOnRecord(context, kind, {
      id: catId,
      action: 'withdrawn',
      version,
      write: async (tx, before) => {
        await lockEmployees(tx, [before.employeeId]);
        const content = sealedCats.open(catId, before.content, context.encryptionKeys);
        const kept = sealedCats.keep(catId, { ...content, reason }, context.encryptionKeys);
        await updateCat(tx, before, { content: kept, withdrawn_at: new Date().toISOString() });
        await lookAtCat(tx, before, false);
        return { entry: { changes: { reason: [null, 'informado'] } } };
      },
    }),
});

/** CATs that were found within the scope, each with the paper of it that stands. */
async function withPapers<Row extends { companyId: string; id: string }>(db: Database, cats: readonly Row[]) {
  const papers = await findPapersOfRecords(db, 'cat', cats);
  return cats.map((cat) => ({ ...cat, paper: papers.get(cat.id) ?? null }));
}

/**
 * Asks before the eSocial is told of one accident twice: by two tabs, by two people, or after an answer that was lost. The person is held
 * until the transaction ends.
 * @throws 400 at `anotherConfirmed`
 */
async function mustBeFirst(
  tx: Database,
  { encryptionKeys }: SignedInContext,
  of: { companyId: string; employeeId: string; day: string; diseaseId: string | null },
  { catType }: CatContent,
): Promise<void> {
  const same = (await catsOfOccasion(tx, of)).find((cat) => {
    const type = sealedCats.open(cat.id, cat.content, encryptionKeys).catType;
    return type === catType || type === '' || catType === '';
  });
  if (!same) return;
  const isOfDisease = of.diseaseId !== null && same.diseaseId === of.diseaseId;
  const what = isOfDisease ? 'desta doença' : 'desta pessoa e deste dia';
  const message = `Já há uma CAT ${what}: corrija-a, ou confirme que esta é outra`;
  throw invalidInput([{ path: 'anotherConfirmed', message }]);
}

/** A CAT of which nothing is said yet. */
const nothing: CatContent = {
  ...{ catType: '', accidentType: '', hour: '', hoursBefore: '', isDeath: '', diedOn: '', isPoliceTold: '' },
  ...{ situation: '', initiative: '', note: '', lastWorkedOn: '', isAway: '', placeType: '', description: '' },
  ...{ street: '', number: '', complement: '', district: '', zip: '', city: '', uf: '', country: '', postalCode: '' },
  ...{ establishment: '', part: '', side: '', agent: '', attendedOn: '', attendedAt: '', isHospitalised: '' },
  ...{ treatmentDays: '', certifiedAway: '', injury: '', injuryDescription: '', diagnosis: '', cid: '' },
  ...{ certificateNote: '', certifier: '', certifierCouncil: '', certifierNumber: '', certifierUf: '', origin: '' },
};

/** What was said, without what was left out. */
function known(said: { [Name in keyof CatContent]?: CatContent[Name] | undefined }) {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as Partial<CatContent>;
}

function dueOf(day: string, { isDeath, diedOn }: CatContent): string {
  return deadlineOfS2210(day, isDeath === 'sim' ? diedOn || day : null, isDayOff);
}

/** What the trail says of a CAT: its day, and of the rest only that it was said. */
function told({ day }: Pick<Found, 'day'>) {
  return { day, content: 'informado' };
}

function opened(id: string, kept: string, { encryptionKeys, log }: SignedInContext): CatContent | null {
  try {
    return sealedCats.open(id, kept, encryptionKeys);
  } catch (err) {
    log.error({ err, cat: id }, 'a CAT could not be opened');
    return null;
  }
}
