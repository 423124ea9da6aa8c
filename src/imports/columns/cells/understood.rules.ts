import type { Remark } from '../columns.labels.ts';

/** A remark before it is known of which field. */
export type CellRemark = Omit<Remark, 'field'>;

/** A cell as text that the register's own check takes, or not; empty where there is nothing in it. */
export type Understood = { text: string; remarks: readonly CellRemark[] };

/** A text that nothing is to be said of. */
export function plain(text: string): Understood {
  return { text, remarks: [] };
}

/** A text that was not simply what stood there. */
export function warned(text: string, code: CellRemark['code'], message: string): Understood {
  return { text, remarks: [{ level: 'warning', code, message }] };
}

/** What can't be taken, and how to mend it. */
export function refused(code: CellRemark['code'], message: string): Understood {
  return { text: '', remarks: [{ level: 'error', code, message }] };
}
