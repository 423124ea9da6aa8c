import type { z } from 'zod';
import { bareRg } from '../../platform/contract/rg.ts';
import { oneLine } from '../../platform/contract/text/text.ts';
import { bareDigits } from '../../platform/contract/understand.ts';
import type { CellsRead, Remark } from '../columns/columns.labels.ts';
import type { Comparison } from './planned.server.ts';

/** What the register's own check says against a record; of what is wrong with a cell already nothing more. */
export function remarksOf(error: z.ZodError, read: readonly Remark[]): Remark[] {
  const told = new Set(read.filter(({ level }) => level === 'error').map(({ field }) => field));
  return error.issues.flatMap(({ path, message }) => {
    const field = String(path[0] ?? '');
    if (told.has(field)) return [];
    told.add(field);
    return [{ field, level: 'error', code: 'invalid', message }];
  });
}

/** Whether a line can't be written. */
export function wrongBy(remarks: readonly Remark[]): boolean {
  return remarks.some(({ level }) => level === 'error');
}

/** The fields that would be another text than they are; texts that were kept before they were of one line are the same. */
export function changesOf(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): { field: string; before: string; after: string }[] {
  return Object.entries(after).flatMap(([field, value]) => {
    const was = before[field] ?? '';
    return oneLine(was) === value || isSameNumber(field, was, value) ? [] : [{ field, before: was, after: value }];
  });
}

/** Numbers that the register keeps as they were written: `784205` is the occupation `7842-05`. */
const asWritten: ReadonlySet<string> = new Set(['cbo', 'cnae', 'nis']);

function isSameNumber(field: string, was: string, value: string): boolean {
  if (field === 'rg') return bareRg(was) === bareRg(value);
  return asWritten.has(field) && bareDigits(was) !== null && bareDigits(was) === bareDigits(value);
}

/** A line, and the record that it is about. */
type Beside<Kept> = CellsRead & {
  name: string;
  there: Kept | null;
  fieldsOf: (kept: Kept) => Readonly<Record<string, string>>;
};

/** What a line would do to a record that is nothing but its fields: an empty cell leaves what is there. */
export function compared<Kept extends { id: string; version: number }>(
  check: z.ZodType<Readonly<Record<string, string>>>,
  { name, values, remarks: read, there, fieldsOf }: Beside<Kept>,
): Comparison {
  const before = there ? fieldsOf(there) : {};
  const parsed = check.safeParse({ ...before, ...values });
  const remarks = [...read, ...(parsed.success ? [] : remarksOf(parsed.error, read))];
  const about = { name, target: there && { id: there.id, version: there.version }, unitId: null, reactivated: false };
  if (!parsed.success || wrongBy(remarks)) return { ...about, outcome: 'wrong', values: {}, changes: [], remarks };
  const changes = changesOf(before, parsed.data);
  if (there && changes.length === 0) return { ...about, outcome: 'same', values: {}, changes, remarks };
  return {
    ...{ ...about, outcome: there ? 'change' : 'create', values: parsed.data },
    ...{ changes: there ? changes : [], remarks },
  };
}
