import { v7 as uuid } from 'uuid';
import { renewImported } from '../../../employees/import/employee-import-effects.server.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { lockRow } from '../../../platform/database/lock-row.server.ts';
import type { EncryptionKeys } from '../../../platform/storage/encryption-keys.server.ts';
import type { NewEntry } from '../../../trail/entries.db.ts';
import { insertExamRecords, type NewExamRecord } from '../../exam-records.db.ts';
import { updateFinding } from '../../finding/findings.db.ts';
import { keepFinding } from '../../finding/sealed-finding.server.ts';
import { sealedResults } from '../../sealed-result.server.ts';
import { withDayFacts } from '../../with-day-facts.server.ts';
import { insertResults, type NewResult } from '../exam-results.db.ts';
import type { ResultSource } from '../exam-results.labels.ts';
import { keepContent } from '../sealed-content.server.ts';
import { type Candidate, type Placement, placementOf, type Result, type Said } from './placement.rules.ts';
import { type Among, count, type Known, type Situation, situationOf } from './situation.server.ts';

/** A result whose exam is known, with the name that the table gives it. */
export type Ready = Result & { code: string; examName: string };

/** Who sends results, and how. */
export type By = { ownerId: string; source: ResultSource; keys: EncryptionKeys };

/** What became of a result, as its caller is told. */
export type Placed = { placement: Placement; resultId: string | null };

/** So many rows are written by one statement. */
const together = 200;

/**
 * Looks for whose these results are, and writes down what can be: the one place for every way in. One after another: of two that say
 * the same the second changes nothing.
 * @returns what became of each, in their order, and what the trail is told
 */
export async function receiveResults(
  tx: Database,
  among: Among,
  results: readonly Ready[],
  by: By,
): Promise<{ placed: Placed[]; entries: NewEntry[]; employeeIds: ReadonlyMap<string, Set<string>> }> {
  const situation = await heldSituation(tx, among, results, by.keys);
  const writing = begin(by, situation);
  const placed = results.map((result) => writing.place(result));
  await writing.write(tx);
  return { placed, ...writing.told() };
}

/** What is due for the people of results, in their companies. */
export async function renewPeople(tx: Database, people: ReadonlyMap<string, Set<string>>): Promise<void> {
  for (const companyId of [...people.keys()].sort()) {
    await renewImported(tx, companyId, [...(people.get(companyId) ?? [])]);
  }
}

/** What is there; what was noted of an exam that a result is about is what it is until the transaction ends. */
async function heldSituation(
  tx: Database,
  among: Among,
  results: readonly Ready[],
  keys: EncryptionKeys,
): Promise<Situation> {
  const seen = await situationOf(tx, among, results, keys);
  const wanted = new Set(results.map(({ key, done_on: day }) => `${day} ${key}`));
  const ids = seen.exams.filter(({ key, doneOn }) => wanted.has(`${doneOn} ${key}`)).map(({ id }) => id);
  for (const id of ids.sort()) await lockRow(tx, 'exam_records', id);
  // Whoever held one may have noted something else.
  return ids.length > 0 ? situationOf(tx, among, results, keys) : seen;
}

function begin({ ownerId, source, keys }: By, situation: Situation) {
  const records: Omit<NewExamRecord, 'facts'>[] = [];
  const fills: { exam: Known; result: string | null; finding: string | null }[] = [];
  const rows: NewResult[] = [];
  const entries: NewEntry[] = [];
  const employeeIds = new Map<string, Set<string>>();

  return {
    place(result: Ready): Placed {
      const placement = placementOf(result, situation);
      if (placement.to === 'same') return { placement, resultId: null };
      const id = uuid();
      const examId =
        placement.to === 'record'
          ? record(result, placement.person)
          : placement.to === 'exam'
            ? fill(result, placement.exam.id, placement.fills)
            : (placement.exam?.id ?? null);
      const { abnormal, value, observation, hearing, name, cnpj, code, examName, cpf, done_on: doneOn, key } = result;
      rows.push({
        ...{ id, source, cpf, examCode: code, examName, doneOn, examId, receivedBy: ownerId },
        nth: count(situation.sent, { cpf, doneOn, code }),
        content: keepContent(id, { abnormal, value, observation, hearing, name, cnpj, former: null, reason: '' }, keys),
        ...(placement.to === 'tray' ? { state: 'waiting', why: placement.why } : { state: 'recorded', why: '' }),
        ...{ companyId: placement.person?.companyId ?? null, employeeId: placement.person?.id ?? null },
      });
      situation.before.push({ cpf, key, doneOn, abnormal, value, observation, hearing });
      if (placement.to === 'tray') entries.push({ action: 'uploaded', subject: 'examResult', subjectId: id });
      return { placement, resultId: id };
    },

    async write(tx: Database): Promise<void> {
      for (const companyId of new Set(records.map((one) => one.companyId))) {
        const own = records.filter((one) => one.companyId === companyId);
        for (let from = 0; from < own.length; from += together) {
          await insertExamRecords(tx, await withDayFacts(tx, companyId, own.slice(from, from + together)));
        }
      }
      for (const { exam, ...noted } of fills) await updateFinding(tx, exam, noted);
      for (let from = 0; from < rows.length; from += together) {
        await insertResults(tx, rows.slice(from, from + together));
      }
    },

    told: () => ({ entries, employeeIds }),
  };

  function record(result: Ready, person: Candidate): string {
    const id = uuid();
    const { id: employeeId, companyId } = person;
    records.push(recordOf({ id, result, person, ownerId, keys }));
    const { abnormal, value, hearing, done_on: doneOn, key } = result;
    situation.exams.push({
      ...{ id, companyId, employeeId, key, doneOn, said: { abnormal, value }, hearing, version: 1 },
      ...{ result: null, finding: null },
    });
    entries.push({ action: 'created', subject: 'examRecord', subjectId: id, companyId, employeeId });
    const own = employeeIds.get(companyId) ?? new Set();
    employeeIds.set(companyId, own.add(employeeId));
    return id;
  }

  function fill(result: Ready, examId: string, isFilled: boolean): string {
    const exam = situation.exams.find(({ id }) => id === examId);
    if (exam && exam.hearing === '') exam.hearing = result.hearing;
    if (!exam?.said || !isFilled) return examId;
    const { companyId, employeeId } = exam;
    const said = filled(exam.said, result);
    const waiting = records.find(({ id }) => id === examId);
    if (waiting) Object.assign(waiting, foundOf(examId, said, keys));
    else {
      fills.push({ exam, ...foundOf(examId, said, keys, exam) });
      entries.push({ action: 'updated', subject: 'examRecord', subjectId: examId, companyId, employeeId });
    }
    exam.said = said;
    return examId;
  }
}

type OfPerson = { result: Ready; person: Candidate; ownerId: string; keys: EncryptionKeys };

function recordOf({ id, result, person, ownerId, keys }: OfPerson & { id: string }): Omit<NewExamRecord, 'facts'> {
  const { code, examName: name, done_on: doneOn } = result;
  return {
    ...{ companyId: person.companyId, id, employeeId: person.id, code, name, doneOn, place: '', occasion: '' },
    ...{ documentId: null, recordedBy: ownerId, ...foundOf(id, result, keys) },
  };
}

/** Writes down the exam of one result. */
export async function newRecord(tx: Database, of: OfPerson): Promise<string> {
  const id = uuid();
  await insertExamRecords(tx, await withDayFacts(tx, of.person.companyId, [recordOf({ ...of, id })]));
  return id;
}

/** What is known of an exam with what a result adds to it. */
export function filled(said: Said, { abnormal, value }: Said): Said {
  return { abnormal: said.abnormal || abnormal, value: said.value || value };
}

/**
 * What a row of an exam keeps of what was found. Where it has a word for the eSocial already, that stays, and the answer stands beside
 * it: a file knows no more than yes and no.
 */
export function foundOf(
  id: string,
  { abnormal, value }: Said,
  keys: EncryptionKeys,
  before?: { result: string | null },
): { result: string | null; finding: string | null } {
  if (before && before.result !== null) {
    return { result: before.result, finding: keepFinding(id, { abnormal, value }, keys) };
  }
  const word = abnormal === '' ? null : abnormal === 'yes' ? ('altered' as const) : ('normal' as const);
  return {
    result: word === null ? null : sealedResults.keep(id, word, keys),
    finding: keepFinding(id, { abnormal: '', value }, keys),
  };
}
