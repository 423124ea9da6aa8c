import { v7 as uuid } from 'uuid';
import { anamnesisFacts } from '../documents/forms/anamnesis/anamnesis.form-facts.ts';
import { type FormKind, forms } from '../documents/forms/registry.ts';
import type { DocumentFollower } from '../documents/issued/document-follower.server.ts';
import { findShown } from '../documents/issued/shown-lookups.server.ts';
import { renewDueDates } from '../due-dates/due-effects.server.ts';
import { announce } from '../live/announce.server.ts';
import { dayIn, parseDate, today } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import type { Occasion } from '../programmes/programmes.labels.ts';
import { examCodeOf, findExam } from '../reference/reference-lookups.server.ts';
import type { NewEntry } from '../trail/entries.db.ts';
import { noteShown } from './exam-effects.server.ts';
import { findDoneExams, findDoneOn } from './exam-lookups.db.ts';
import { insertExamRecords, markDocumentWithdrawn, moveExams } from './exam-records.db.ts';
import { type AsoExams, examsOfAso } from './exams-of-aso.rules.ts';
import { recordsOfDocument } from './finding/findings.db.ts';
import { carriedTo, heldNoted, keyOf, type Noted } from './finding/noted.server.ts';
import { withDayFacts } from './with-day-facts.server.ts';

/** Why the exams that are known from a document alone are withdrawn with it, by what its form says of exams. */
const ended = {
  dated: { superseded: 'O ASO foi corrigido por outro.', cancelled: 'O ASO foi cancelado.' },
  ofOneDay: { superseded: 'O recibo foi corrigido por outro.', cancelled: 'O recibo foi cancelado.' },
  itself: { superseded: 'O exame foi corrigido por outro.', cancelled: 'O exame foi cancelado.' },
  carried: { superseded: '', cancelled: 'A anamnese foi cancelada.' },
} as const;

/** What becomes of exam records when a document that tells of exams is issued or ceases to hold (decision 59). */
export const examsOfDocuments: DocumentFollower = {
  async afterIssue(tx, { kind, answers, supersedes, encryptionKeys: keys, ...whose }) {
    const { exams, itsExam } = forms[kind];
    if (exams === 'carried') {
      // A corrected document takes along what is known from it.
      if (supersedes) await moveExams(tx, whose.companyId, { from: supersedes.id, to: whose.documentId });
      return [];
    }
    if (!exams) return [];
    const noted: Noted[] = [];
    if (supersedes) {
      const { companyId, professionalId } = whose;
      const reason = ended[exams].superseded;
      // An exam that is corrected itself is another one, of which nobody has said anything yet.
      if (exams !== 'itself') {
        noted.push(
          ...(await heldNoted(tx, companyId, await recordsOfDocument(tx, { companyId, documentId: supersedes.id }))),
        );
      }
      await markDocumentWithdrawn(tx, { companyId, documentId: supersedes.id }, { reason, professionalId });
    }
    const carry = { noted, keys };
    if (exams === 'dated') await recordDatedExams(tx, whose, answers, carry);
    else await recordExamsOfOneDay(tx, whose, itsExam ? { ...answers, exams: [itsExam] } : answers, carry);
    const notes = itsExam ? await noteItself(tx, { ...whose, kind, code: itsExam.exam_code }, answers, keys) : [];
    await changed(tx, whose);
    return notes;
  },

  async afterCancel(tx, { kind, standing, cancelledBy, ...whose }) {
    const { exams } = forms[kind];
    if (!exams) return [];
    const others = exams === 'dated' ? await standing(anamnesisFacts.kind) : [];
    const anamneses = others.map(({ id, issuedAt }) => ({ id, day: dayIn(issuedAt) }));
    await withdrawExamsOf(tx, { ...whose, professionalId: cancelledBy }, ended[exams].cancelled, anamneses);
    await changed(tx, whose);
    return [];
  },
};

/** What was noted of the exams of the document that is corrected: it is of those that take their place. */
type Carry = { noted: readonly Noted[]; keys: EncryptionKeys };

type OfDocument = { companyId: string; employeeId: string; documentId: string; professionalId: string };

/** Records the exams that a newly issued ASO says were done. */
async function recordDatedExams(
  tx: Database,
  { companyId, employeeId, documentId, professionalId }: OfDocument,
  answers: AsoExams,
  { noted, keys }: Carry,
): Promise<void> {
  const done = examsOfAso(answers, examCodeOf, today());
  const whose = { companyId, employeeId, documentId, recordedBy: professionalId };
  const exams = done.map((exam) => {
    const named = { ...exam, name: nameOf(exam), id: uuid() };
    return { ...whose, ...named, ...carriedTo(named, noted, keys) };
  });
  await insertExamRecords(tx, await withDayFacts(tx, companyId, exams));
}

/** Records the exams that a new receipt says were done on its day, as far as the register lacks them. */
async function recordExamsOfOneDay(
  tx: Database,
  { companyId, employeeId, documentId, professionalId }: OfDocument,
  { date = '', exams = [] }: Pick<AsoExams, 'date' | 'exams'>,
  { noted, keys }: Carry,
): Promise<void> {
  const doneOn = parseDate(date) ?? today();
  // What another document alone says goes with that document.
  const known = (await findDoneOn(tx, { companyId, employeeId, doneOn })).filter((one) => one.documentId === null);
  const named = exams.map(({ exam_name = '', exam_code = '' }) => {
    return { name: exam_name, code: exam_code || examCodeOf(exam_name) || '' };
  });
  const missing = named.filter((exam, at) => {
    const isSame = (other: { name: string; code: string }) => keyOf(other) === keyOf(exam);
    return !known.some(isSame) && named.findIndex(isSame) === at;
  });
  const whose = { companyId, employeeId, documentId, recordedBy: professionalId };
  const records = missing.map((exam) => {
    const made = { ...whose, ...exam, doneOn, id: uuid() };
    return { ...made, ...carriedTo(made, noted, keys), place: '', occasion: '' as const };
  });
  await insertExamRecords(tx, await withDayFacts(tx, companyId, records));
}

/** Notes what an exam has shown that is a document itself, where that says it. */
async function noteItself(
  tx: Database,
  { kind, ...of }: { kind: FormKind; code: string; companyId: string; employeeId: string; documentId: string },
  answers: Readonly<Record<string, unknown>>,
  keys: EncryptionKeys,
): Promise<NewEntry[]> {
  const shown = await findShown(kind, answers);
  const doneOn = parseDate(String(answers.date)) ?? today();
  return shown ? noteShown(tx, { ...of, doneOn }, shown, keys) : [];
}

/** No ASO and no receipt says what an exam has shown. */
const unsaid = { result: null, finding: null };

/** What the table calls an exam that it knows, whichever usual name its ASO has. */
function nameOf({ code, name }: { code: string; name: string }): string {
  return findExam(code)?.name ?? name;
}

/** The clinical exam in Tabela 27. */
const clinicalCode = '0295';

/**
 * Withdraws the exams that are known from a document alone, as it was cancelled. A clinical exam of which an anamnesis of that day
 * tells, too, was done all the same: from now on it is known from that.
 * @param anamneses those that stand, each with the day on which it was issued
 */
async function withdrawExamsOf(
  tx: Database,
  { companyId, employeeId, documentId, professionalId }: OfDocument,
  reason: string,
  anamneses: readonly { id: string; day: string }[],
): Promise<void> {
  const done = await findDoneExams(tx, companyId, [employeeId]);
  await markDocumentWithdrawn(tx, { companyId, documentId }, { reason, professionalId });
  const kept = done.flatMap(({ documentId: from, code, name, doneOn, occasion }) => {
    if (from !== documentId || code !== clinicalCode) return [];
    const isKnown = done.some(
      (other) => other.documentId !== documentId && other.code === code && other.doneOn === doneOn,
    );
    const by = isKnown ? undefined : anamneses.find(({ day }) => day === doneOn);
    if (!by) return [];
    const exam = { code, name, doneOn, occasion: occasion as Occasion | '', place: '', ...unsaid };
    return [{ ...exam, companyId, employeeId, id: uuid(), documentId: by.id, recordedBy: professionalId }];
  });
  await insertExamRecords(tx, await withDayFacts(tx, companyId, kept));
}

async function changed(tx: Database, { companyId, employeeId }: { companyId: string; employeeId: string }) {
  await renewDueDates(tx, { companyId, employeeIds: [employeeId] });
  await announce(tx, { topic: 'examRecord', companyId, employeeId, ids: [] });
}
