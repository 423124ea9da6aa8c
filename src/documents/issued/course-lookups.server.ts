import type { FastifyBaseLogger } from 'fastify';
import type { Scope } from '../../access/scope.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import type { CourseEntry, ExamCourse } from '../forms/in-house/course.rules.ts';
import { issuableOf } from '../forms/issuable.server.ts';
import { type FormKind, formKinds } from '../forms/registry.ts';
import { findTelling } from './issued-reads.db.ts';
import { contentOf } from './issuing/content.server.ts';

/** What other subjects ask of what issued documents tell of a person through the years. */

type Told = CourseEntry & { documentId: string; documentName: string; doneBy: string };

/** Courses with their entries, the oldest first. */
type FoundCourse = {
  name: string;
  columns: { key: string; label: string }[];
  drawn: { name: string; keys: string[]; digits: number }[];
  entries: Told[];
};

type Reading = { db: Database; scope: Scope; keys: EncryptionKeys; log: Pick<FastifyBaseLogger, 'error'> };

/**
 * What the documents that stand of a person tell of what was measured again and again. What cannot be opened is counted, and the
 * others are read all the same.
 */
export async function findCourses(
  { db, scope, keys, log }: Reading,
  of: { companyId: string; employeeId: string },
): Promise<{ courses: FoundCourse[]; unopened: number }> {
  const telling = await coursesByKind();
  const rows = await findTelling(db, scope, { ...of, kinds: [...telling.keys()] });
  const courses = new Map<string, FoundCourse>();
  let unopened = 0;
  for (const { id, name, issuerName, issuedOn, kind, ...kept } of rows) {
    const answers = opened({ id, ...kept }, keys, log);
    if (!answers) {
      unopened += 1;
      continue;
    }
    for (const course of telling.get(kind) ?? []) {
      const entries = course
        .entries(answers, issuedOn)
        .map((entry) => ({ ...entry, documentId: id, documentName: name, doneBy: issuerName }));
      if (entries.length === 0) continue;
      const found = courses.get(course.name) ?? emptyOf(course);
      courses.set(course.name, { ...found, entries: [...found.entries, ...entries] });
    }
  }
  const sorted = [...courses.values()].map((course) => ({
    ...course,
    entries: course.entries.toSorted((a, b) => a.doneOn.localeCompare(b.doneOn)),
  }));
  return { courses: sorted, unopened };
}

/** The forms whose documents tell of a course. */
async function coursesByKind(): Promise<Map<FormKind, readonly ExamCourse<object>[]>> {
  const found = new Map<FormKind, readonly ExamCourse<object>[]>();
  for (const kind of formKinds) {
    const { courses } = await issuableOf(kind);
    if (courses) found.set(kind, courses);
  }
  return found;
}

function emptyOf({ name, columns, drawn }: ExamCourse<object>): FoundCourse {
  return { name, columns: [...columns], drawn: drawn.map((one) => ({ ...one, keys: [...one.keys] })), entries: [] };
}

function opened(
  kept: Parameters<typeof contentOf>[0],
  keys: EncryptionKeys,
  log: Reading['log'],
): Record<string, unknown> | null {
  try {
    return contentOf(kept, keys).answers;
  } catch (err) {
    log.error({ err, document: kept.id }, 'a document that tells of a course could not be opened');
    return null;
  }
}
