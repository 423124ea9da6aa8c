import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import { audiogramOpinion, refusalOf } from '../councils/council-rights.rules.ts';
import { councilOf } from '../councils/councils.rules.ts';
import { audiometryFacts } from '../documents/forms/tonal-audiometry/tonal-audiometry.form-facts.ts';
import { lockEmployees, mustFindEmployeeCompany } from '../employees/employee-lookups.db.ts';
import { noteAbnormal } from '../exams/exam-effects.server.ts';
import { findReceivedHearing } from '../exams/received/received-hearing-lookups.server.ts';
import { formatDate } from '../platform/contract/dates.ts';
import { conflict, invalidInput, notAllowed, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findSigningProfessional } from '../professionals/professional-lookups.db.ts';
import { changeRecord, entryOf, type Kind, mustFind, ofPerson } from '../trail/change.server.ts';
import { changesBetween } from '../trail/changes.rules.ts';
import { record } from '../trail/entries.db.ts';
import { sides } from './annex-2/ear.rules.ts';
import { type Audiogram, audiogramsContract, type Opinion } from './audiograms.contract.ts';
import { findAudiogram, updateOpinion } from './audiograms.db.ts';
import { readAudiograms } from './read-audiograms.server.ts';
import { sealedOpinions } from './sealed-opinion.server.ts';

type Measured = NonNullable<Audiogram['measured']>;
type Found = NonNullable<Awaited<ReturnType<typeof findAudiogram>>>;

const missing = 'Audiograma não encontrado.';

const kind: Kind<'audiogram', Found> = {
  subject: 'audiogram',
  table: 'audiograms',
  find: findAudiogram,
  missing,
  belongsTo: ofPerson,
  changes: (before, after) => changesBetween(before && told(before), after && told(after)),
};

/** The audiograms of a person through the years, and what a physician says of each (product 16.13). */
export const audiogramsApi = forSignedIn(audiogramsContract, {
  list: async ({ input: { employeeId }, context }) => {
    const { db, scope } = context;
    const companyId = await mustFindEmployeeCompany(db, scope, employeeId);
    const audiograms = await readAudiograms(context, { companyId, employeeId });
    await record(db, context, { action: 'listed', subject: 'audiogram', companyId, employeeId });
    return { audiograms, received: await findReceivedHearing(db, context.encryptionKeys, { companyId, employeeId }) };
  },

  read: async ({ input: { audiogramId }, context }) => {
    const found = await mustFind(kind, context, audiogramId);
    await record(context.db, context, entryOf(kind, context, 'opened', found, found));
    return { audiogram: await audiogramOf(context, found) };
  },

  judge: ({ input: { audiogramId, version, ...opinion }, context }) =>
    changeRecord(context, kind, {
      id: audiogramId,
      version,
      write: async (tx, before) => {
        await mustBePhysician(tx, context.caller.ownerId);
        await lockEmployees(tx, [before.employeeId]);
        const inside = { ...context, db: tx };
        await mustBeComparable(inside, before);
        const measured = mustBeSound(opinion, await audiogramOf(inside, before));
        const kept = sealedOpinions.keep(audiogramId, { ...opinion, seen: seenOf(measured) }, context.encryptionKeys);
        await updateOpinion(tx, before, { opinion: kept, by: context.caller.ownerId });
        const after = { ...told(before), opinion: 'informado de novo' };
        const exam = { ...before, code: audiometryFacts.itsExam?.exam_code ?? '' };
        const also = await noteAbnormal(tx, exam, isAbnormal(opinion, measured), context.encryptionKeys);
        return {
          also,
          entry: {
            changes: before.opinion === null ? { opinion: [null, 'informado'] } : changesBetween(told(before), after),
          },
          answer: { audiogram: await audiogramOf(inside, before) },
        };
      },
    }),
});

/** An audiogram with those before it, without which it says nothing. @throws 404 */
async function audiogramOf(context: SignedInContext, { id, ...of }: Found): Promise<Audiogram> {
  const found = (await readAudiograms(context, of)).find((one) => one.id === id);
  if (!found) throw notFound(missing);
  return found;
}

/** One that can't be opened may be the reference. @throws 409 while one before it, or its opinion, can't be */
async function mustBeComparable(context: SignedInContext, { id, ...of }: Found): Promise<void> {
  const all = await readAudiograms(context, of);
  const before = all.slice(
    0,
    all.findIndex((one) => one.id === id),
  );
  const closed = before.find(({ measured, opinion, opinionAt }) => !measured || (opinionAt && !opinion));
  if (!closed) return;
  const day = formatDate(closed.doneOn);
  throw conflict(`O audiograma de ${day} não pôde ser aberto, e pode ser a referência: avise quem cuida do servidor.`);
}

/**
 * What was measured, with an opinion that can stand.
 * @throws 400 at the reason, where the opinion is not what the criteria say; 409 for what can't be read
 */
function mustBeSound(opinion: Opinion, { measured }: Audiogram): Measured {
  if (!measured) throw conflict('O que foi medido não pôde ser aberto: avise quem cuida do servidor.');
  const { right, left } = measured.standing;
  const isAsMeasured = opinion.right_change === right.change && opinion.left_change === left.change;
  if (isAsMeasured || opinion.reason !== '') return measured;
  const message = 'O parecer difere dos critérios do Anexo II: diga o motivo';
  throw invalidInput([{ path: 'reason', message }]);
}

/** What an opinion is given upon. */
function seenOf({ standing: { right, left } }: Measured) {
  return {
    right: { reference: right.referenceId, change: right.change },
    left: { reference: left.referenceId, change: left.change },
  };
}

/** Whether an exam counts as abnormal: an ear beyond what is acceptable (5.1), or in which a physician sees a change or a loss by noise. */
function isAbnormal(opinion: Opinion, { standing }: Measured): boolean {
  return sides.some(
    (side) =>
      standing[side].class !== 'acceptable' || opinion[`${side}_change`] !== 'none' || opinion[`${side}_confirmed`],
  );
}

/** What the trail says of an audiogram: of the opinion only that there is one. */
function told({ doneOn, opinion }: Pick<Found, 'doneOn' | 'opinion'>) {
  return { done_on: doneOn, opinion: opinion === null ? null : 'informado' };
}

/** Who concludes is a physician (NR-7, 7.5.19.5). @throws 403 for somebody of another council */
async function mustBePhysician(tx: Database, professionalId: string): Promise<void> {
  const professional = await findSigningProfessional(tx, professionalId);
  const refused = refusalOf(professional && councilOf(professional), audiogramOpinion, 'define');
  if (refused) throw notAllowed(refused);
}
