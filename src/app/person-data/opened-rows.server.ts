import { sealedCauses, sealedCids } from '../../absences/causes/sealed-cause.server.ts';
import { sealedOpinions } from '../../audiograms/sealed-opinion.server.ts';
import { sealedDiseases } from '../../diseases/sealed-disease.server.ts';
import { contentOf } from '../../documents/issued/issuing/content.server.ts';
import { catLabels } from '../../esocial/cats/cats.labels.ts';
import { sealedCats } from '../../esocial/cats/sealed-cat.server.ts';
import { findingOf } from '../../exams/finding/sealed-finding.server.ts';
import { contentOf as receivedContentOf } from '../../exams/received/sealed-content.server.ts';
import { resultOf } from '../../exams/sealed-result.server.ts';
import { sealedReasons } from '../../personal-intervals/sealed-reason.server.ts';
import { momentOf } from '../../platform/clock/moments.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { sealedWords } from '../../privacy-requests/sealed-words.server.ts';
import { checklistOf } from '../../referrals/queue/checklist/checked-exams.server.ts';
import { sealedRestrictions } from '../../restrictions/sealed-restriction.server.ts';
import { actionLabels } from '../../trail/trail.labels.ts';
import { sealedVaccinations } from '../../vaccinations/sealed-vaccination.server.ts';
import type { Row } from './person-rows.db.ts';

/** What is put into its place where the key that it was sealed with is not there. */
const unreadable = 'Não pôde ser aberto: a chave não está neste servidor';

/** What stands in rows for the machine alone: a text that is searched, what a secret link is known by. */
const leftOut = /^(search|.*_hash|etag)$/;

/** The sentences of what an event lacks. */
function saidIn(reasons: unknown): string {
  return (JSON.parse(String(reasons)) as { message: string }[]).map(({ message }) => message).join('\n');
}

/** Which exams were said to be done, and when; by which colleague is none of it. */
function checkedIn({ exams, checked_exams }: Row): string {
  return checklistOf({ exams: String(exams), checkedExams: String(checked_exams) })
    .flatMap(({ name, done }) => (done ? [`${name}, ${momentOf(done.at)}`] : []))
    .join('\n');
}

type Opener = (row: Row, keys: EncryptionKeys) => Row;

/** What is sealed is opened; of the trail it is told what was done, when and by whom in which role, not by which colleague. */
const openers: Readonly<Record<string, Opener>> = {
  absences: (row, keys) => ({
    ...row,
    ...(typeof row.cause === 'string'
      ? { cause: opened(() => sealedCauses.open(String(row.id), String(row.cause), keys)) }
      : {}),
    ...(typeof row.cid === 'string'
      ? { cid: opened(() => sealedCids.open(String(row.id), String(row.cid), keys)) }
      : {}),
  }),
  personal_intervals: (row, keys) => ({
    ...row,
    reason: opened(() => sealedReasons.open(String(row.id), String(row.reason), keys)),
  }),
  work_diseases: ({ content, ...row }, keys) => ({ ...row, ...diseaseShown(String(row.id), String(content), keys) }),
  vaccinations: ({ content, ...row }, keys) => ({
    ...row,
    ...vaccinationShown(String(row.id), String(content), keys),
  }),
  cats: ({ content, ...row }, keys) => ({ ...row, ...catShown(String(row.id), String(content), keys) }),
  work_restrictions: ({ content, ...row }, keys) => ({
    ...row,
    ...restrictionShown(String(row.id), String(content), keys),
  }),
  audiograms: (row, keys) =>
    typeof row.opinion === 'string'
      ? { ...row, opinion: opened(() => sealedOpinions.open(String(row.id), String(row.opinion), keys)) }
      : row,
  documents: (row) => ({ ...row, medical_confidentiality: Boolean(row.medical_confidentiality) }),
  exam_records: ({ finding, ...row }, keys) => ({
    ...row,
    ...(typeof row.result === 'string' && row.result !== ''
      ? { result: opened(() => resultOf({ id: String(row.id), result: String(row.result) }, keys)) }
      : {}),
    ...findingShown(String(row.id), finding, keys),
  }),
  exam_results: ({ content, ...row }, keys) => ({
    ...row,
    content: opened(() => JSON.stringify(receivedContentOf({ id: String(row.id), content: String(content) }, keys))),
  }),
  issued_documents: ({ content, ...row }, keys) => ({
    ...row,
    answers: opened(() => {
      const kept = { id: String(row.id), content: String(content), contentHash: String(row.content_hash) };
      return contentOf(kept, keys).answers;
    }),
  }),
  esocial_events: (row) => ({ ...row, reasons: saidIn(row.reasons) }),
  privacy_requests: (row, keys) => ({
    ...row,
    ...wordsShown(row, 'asked', keys),
    ...wordsShown(row, 'answer', keys),
  }),
  recalled_people: (row) => ({ ...row, line: parsed(row.line) }),
  // How many others it named is theirs.
  recalls: ({ people: _, ...row }) => ({ ...row, letter: parsed(row.letter) }),
  referrals: (row) => ({ ...row, exams: parsed(row.exams), checked_exams: checkedIn(row) }),
  audit_entries: ({ at, clock, action, subject, actor_type, detail, number, times, changes }) => ({
    number,
    // As the screens tell it: what the clock said, where the place in the chain is another moment.
    at: clock ?? at,
    action: Object.hasOwn(actionLabels, String(action)) ? actionLabels[action as keyof typeof actionLabels] : action,
    subject,
    role: actor_type,
    detail,
    times,
    // Of the own register: what it said before.
    changes: subject === 'employee' ? parsed(changes) : null,
  }),
};

/** A row as it is handed to the person that it is about. */
export function openedRow(table: string, row: Row, keys: EncryptionKeys): Row {
  const shown = openers[table]?.(row, keys) ?? row;
  return Object.fromEntries(Object.entries(shown).filter(([column]) => !leftOut.test(column)));
}

function wordsShown(row: Row, which: keyof typeof sealedWords, keys: EncryptionKeys): Row {
  const kept = row[which];
  return typeof kept === 'string' ? { [which]: opened(() => sealedWords[which].open(String(row.id), kept, keys)) } : {};
}

/** Which disease it is, without why it was withdrawn. */
function diseaseShown(id: string, kept: string, keys: EncryptionKeys): Row {
  try {
    const { reason: _, ...content } = sealedDiseases.open(id, kept, keys);
    return content;
  } catch {
    return { cid: unreadable };
  }
}

/** What is known of a dose or a refusal, without why it was withdrawn. */
function vaccinationShown(id: string, kept: string, keys: EncryptionKeys): Row {
  try {
    const { reason: _, ...content } = sealedVaccinations.open(id, kept, keys);
    return content;
  } catch {
    return { note: unreadable };
  }
}

/** What a CAT says of the person and of what happened, under the names of its fields; why it was withdrawn stays with the clinic. */
function catShown(id: string, kept: string, keys: EncryptionKeys): Row {
  try {
    const said = Object.entries(sealedCats.open(id, kept, keys)).filter(([, value]) => value !== '');
    return {
      content: said.map(([name, value]) => `${catLabels[name as keyof typeof catLabels]}: ${value}`).join('\n'),
    };
  } catch {
    return { content: unreadable };
  }
}

/** What may not be done and why, without why it was withdrawn. */
function restrictionShown(id: string, kept: string, keys: EncryptionKeys): Row {
  try {
    const { withdrawal: _, ...content } = sealedRestrictions.open(id, kept, keys);
    return content;
  } catch {
    return { words: unreadable };
  }
}

/** What an exam has shown beside its result. */
function findingShown(id: string, kept: unknown, keys: EncryptionKeys): Row {
  if (typeof kept !== 'string') return {};
  try {
    const { abnormal, value } = findingOf(id, kept, keys);
    return { abnormal, value };
  } catch {
    return { value: unreadable };
  }
}

function opened(open: () => unknown): unknown {
  try {
    return open();
  } catch {
    return unreadable;
  }
}

function parsed(json: unknown): unknown {
  return typeof json === 'string' && json !== '' ? JSON.parse(json) : null;
}
