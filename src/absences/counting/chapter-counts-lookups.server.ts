import { createHash } from 'node:crypto';
import type { Scope } from '../../access/scope.ts';
import { shownTable } from '../../platform/counting/secret-cells.rules.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { openedOr } from '../../platform/storage/notes/opened.server.ts';
import { cidChapter } from '../causes/cid-chapters.rules.ts';
import { sealedCids } from '../causes/sealed-cause.server.ts';
import { findCidsOfPeriod } from './absence-counts-lookups.db.ts';

type Period = { companyId: string; from: string; to: string };

type Chapter = { number: string; name: string; absences: number; people: ReadonlySet<string> };

/**
 * How many absences of a company that began in a period are of each chapter of the CID-10. Of a chapter that one or two people had nothing is told: it is
 * counted together with others (decision 138).
 * @returns of how many nobody has said a CID, and of how many it could not be opened, too
 */
export async function countChapters(db: Database, scope: Scope, period: Period, keys: EncryptionKeys) {
  const rows = await findCidsOfPeriod(db, scope, period);
  const chapters = new Map<string, Chapter & { people: Set<string> }>();
  let [unsaid, unreadable] = [0, 0];
  for (const { id, employeeId, cid } of rows) {
    if (cid === null) {
      unsaid += 1;
      continue;
    }
    const chapter = chapterOf(id, cid, keys);
    if (chapter === null) {
      unreadable += 1;
      continue;
    }
    const counted = chapters.get(chapter.number) ?? { ...chapter, absences: 0, people: new Set<string>() };
    counted.absences += 1;
    counted.people.add(employeeId);
    chapters.set(chapter.number, counted);
  }
  const shown = shownTable<Chapter>([...chapters.values()], {
    counts: ({ people }) => [people.size],
    merge: merged,
    rank: ({ number }) => rankOf(`${period.companyId} ${number}`),
  });
  const line = ({ number, name, absences, people }: Chapter) => ({ number, name, absences, people: people.size });
  const others = shown.merged ? [{ ...line(shown.merged.row), number: '', name: 'Outros capítulos, juntos' }] : [];
  const isHidden = chapters.size > 0 && shown.total === null;
  return { chapters: [...shown.rows.map(line), ...others], unsaid, unreadable, isHidden };
}

function merged(rows: readonly Chapter[]): Chapter {
  return {
    ...{ number: rows.map(({ number }) => number).join(', '), name: '' },
    absences: rows.reduce((sum, { absences }) => sum + absences, 0),
    people: new Set(rows.flatMap(({ people }) => [...people])),
  };
}

function chapterOf(id: string, kept: string, keys: EncryptionKeys) {
  return openedOr(null, () => cidChapter(sealedCids.open(id, kept, keys)));
}

/** Always the same of a company's chapter, and nothing of what people have. */
function rankOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 0xffffffff;
}
