import type { SignedInContext } from '../../access/caller.server.ts';
import { findCompanyName } from '../../companies/company-lookups.db.ts';
import { findPersonOfId } from '../../employees/people/people-of-cpfs-lookups.db.ts';
import { changedByOther } from '../../platform/contract/changed-by-other.ts';
import { conflict, invalidInput, notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { openedOr } from '../../platform/storage/notes/opened.server.ts';
import { type Kind, untold } from '../../trail/change.server.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { findDoneFindings } from '../finding/done-findings-lookups.db.ts';
import { updateFinding } from '../finding/findings.db.ts';
import { heldNoted, keyOf } from '../finding/noted.server.ts';
import { decideResult, findResult, type ResultKept } from './exam-results.db.ts';
import { placementWith, type Result } from './placing/placement.rules.ts';
import { candidateOf, knownExams, saidOf } from './placing/situation.server.ts';
import { filled, foundOf, newRecord, renewPeople } from './placing/write-placed.server.ts';
import { type Content, contentOf, keepContent } from './sealed-content.server.ts';

/** What the trail is told of a result: that something was decided, and of whom. */
export const resultKind: Kind<'examResult', ResultKept> = {
  subject: 'examResult',
  table: 'exam_results',
  find: (db, _scope, id) => findResult(db, id),
  missing: 'Resultado não encontrado.',
  belongsTo: ({ companyId, employeeId }) => ({ companyId, employeeId }),
  changes: untold,
};

/**
 * Says whose a result is. Where that person has another of the same exam and day, it goes on waiting until somebody says which stands.
 * @returns what the trail is told besides
 */
export async function assigned(
  tx: Database,
  context: SignedInContext,
  kept: ResultKept,
  { employeeId, reason }: { employeeId: string; reason: string },
): Promise<NewEntry[]> {
  const { encryptionKeys: keys, scope, caller } = context;
  mustWait(kept);
  const found = await findPersonOfId(tx, scope, employeeId);
  if (!found) throw notFound('Colaborador não encontrado.');
  if ((await findCompanyName(tx, scope, found.companyId)) === null) throw notFound('Colaborador não encontrado.');
  if (kept.doneOn < found.birth) {
    throw invalidInput([{ path: 'employeeId', message: 'O exame é anterior ao nascimento desta pessoa' }]);
  }
  if (found.cpf !== kept.cpf && reason === '') {
    throw invalidInput([
      { path: 'reason', message: `O CPF enviado (${kept.cpf}) não é o desta pessoa: diga por que o resultado é dela` },
    ]);
  }
  const content = mustOpen(kept, context);
  const result = resultOf(kept, content);
  const of = { employeeIds: [employeeId], days: [kept.doneOn] };
  const same = (await findDoneFindings(tx, found.companyId, of)).filter((one) => keyOf(one) === result.key);
  await heldNoted(
    tx,
    found.companyId,
    same.map(({ id }) => id),
  );
  const exams = await knownExams(tx, found.companyId, of, keys);
  const placement = placementWith(result, candidateOf(found, ''), exams);
  const { companyId } = found;
  const said = { content: keepContent(kept.id, { ...content, reason }, keys), decidedBy: caller.ownerId };
  if (placement.to === 'tray') {
    const examId = placement.exam?.id ?? null;
    await decideResult(tx, kept.id, { ...said, state: 'waiting', why: 'conflict', companyId, employeeId, examId });
    return [];
  }
  const entries: NewEntry[] = [];
  let examId = exams.find((one) => one.key === result.key)?.id ?? null;
  const exam = exams.find(({ id }) => id === examId);
  if (placement.to === 'record') {
    examId = await newRecord(tx, { result, person: placement.person, ownerId: caller.ownerId, keys });
    entries.push({ action: 'created', subject: 'examRecord', subjectId: examId, companyId, employeeId });
    await renewPeople(tx, new Map([[companyId, new Set([employeeId])]]));
  } else if (placement.to === 'exam' && placement.fills && exam?.said) {
    await updateFinding(tx, exam, foundOf(exam.id, filled(exam.said, content), keys, exam));
    entries.push({ action: 'updated', subject: 'examRecord', subjectId: exam.id, companyId, employeeId });
  }
  await decideResult(tx, kept.id, { ...said, state: 'recorded', why: '', companyId, employeeId, examId });
  return entries;
}

/**
 * Puts a result in the place of what the exam said; that is kept beside it.
 * @param decision with the version of the exam that whoever decides had before them
 */
export async function accepted(
  tx: Database,
  context: SignedInContext,
  kept: ResultKept,
  { reason, examVersion }: { reason: string; examVersion: number },
): Promise<NewEntry[]> {
  const { encryptionKeys: keys, caller } = context;
  mustWait(kept);
  const { companyId, employeeId, examId } = kept;
  if (kept.why !== 'conflict' || companyId === null || employeeId === null || examId === null) {
    throw conflict('Diga antes de quem é este resultado.');
  }
  await heldNoted(tx, companyId, [examId]);
  const exams = await findDoneFindings(tx, companyId, { employeeIds: [employeeId], days: [kept.doneOn] });
  const exam = exams.find(({ id }) => id === examId);
  if (!exam) throw conflict('O exame foi retirado desde então: diga de novo de quem é este resultado.');
  if (exam.version !== examVersion) throw changedByOther();
  const content = mustOpen(kept, context);
  const former = openedOr(null, () => saidOf(exam, keys));
  if (!former) throw conflict('O que se anotou deste exame não pôde ser aberto: avise quem cuida do servidor.');
  const { abnormal, value } = content;
  const now = { abnormal: abnormal || former.abnormal, value: value || former.value };
  // The word of the eSocial stands as long as it says the same.
  await updateFinding(tx, exam, foundOf(exam.id, now, keys, now.abnormal === former.abnormal ? exam : undefined));
  await decideResult(tx, kept.id, {
    ...{ content: keepContent(kept.id, { ...content, former, reason }, keys), decidedBy: caller.ownerId },
    ...{ state: 'recorded', why: '', companyId, employeeId, examId },
  });
  return [{ action: 'updated', subject: 'examRecord', subjectId: exam.id, companyId, employeeId }];
}

/** Puts a result aside; the row stays, and the same one sent again changes nothing. */
export async function discarded(
  tx: Database,
  context: SignedInContext,
  kept: ResultKept,
  reason: string,
): Promise<void> {
  mustWait(kept);
  const content = keepContent(kept.id, { ...mustOpen(kept, context), reason }, context.encryptionKeys);
  const { companyId, employeeId, examId } = kept;
  await decideResult(tx, kept.id, {
    ...{ content, decidedBy: context.caller.ownerId, state: 'discarded', why: kept.why },
    ...{ companyId, employeeId, examId },
  });
}

function mustWait({ state }: ResultKept): void {
  if (state !== 'waiting') throw conflict('Sobre este resultado já se decidiu.');
}

/** @throws 409 where it cannot be opened: nothing is decided of what nobody can read */
function mustOpen(kept: ResultKept, { encryptionKeys }: SignedInContext): Content {
  const content = openedOr(null, () => contentOf(kept, encryptionKeys));
  if (!content) throw conflict('Este resultado não pôde ser aberto: avise quem cuida do servidor.');
  return content;
}

function resultOf(kept: ResultKept, content: Content): Result & { code: string; examName: string } {
  const { cpf, examCode: code, examName, doneOn } = kept;
  return {
    ...{ cpf, code, examName, key: keyOf({ code, name: examName }), done_on: doneOn },
    ...{ exam_code: code, exam_name: examName, name: content.name, cnpj: content.cnpj },
    ...{ abnormal: content.abnormal, value: content.value, observation: content.observation },
    hearing: content.hearing,
  };
}
