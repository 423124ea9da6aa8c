import { forSignedIn } from '../access/handlers.server.ts';
import { notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { discardSetAside, findSetAside, listSetAside, retrySetAside } from '../platform/jobs/set-aside.db.ts';
import { record } from '../trail/entries.db.ts';
import { type Task, taskRow, tasksContract } from './tasks.contract.ts';
import { tasksExport } from './tasks-export.server.ts';

/** What went wrong while nobody looked, and what an administrator makes of it. */
export const tasksApi = forSignedIn(tasksContract, [tasksExport], {
  list: async ({ input, context: { db } }) => {
    const { rows, total } = await listSetAside(db, taskRow, input);
    return { tasks: rows, total };
  },

  read: async ({ input: { taskId }, context: { db } }) => ({ task: await existing(db, taskId) }),

  retry: ({ input: { taskId }, context }) =>
    context.db.transaction().execute(async (tx) => {
      const { kind } = await existing(tx, taskId);
      if ((await retrySetAside(tx, taskId)) === 0) throw gone();
      await record(tx, context, { action: 'retried', subject: 'task', subjectId: taskId, detail: kind });
    }),

  retryAll: ({ context }) =>
    context.db.transaction().execute(async (tx) => {
      const retried = await retrySetAside(tx);
      if (retried > 0) await record(tx, context, { action: 'retried', subject: 'task', times: retried });
      return { retried };
    }),

  discard: ({ input: { taskId }, context }) =>
    context.db.transaction().execute(async (tx) => {
      const { kind } = await existing(tx, taskId);
      if (!(await discardSetAside(tx, taskId))) throw gone();
      await record(tx, context, { action: 'discarded', subject: 'task', subjectId: taskId, detail: kind });
    }),
});

async function existing(db: Database, id: string): Promise<Task> {
  const found = await findSetAside(db, id);
  if (!found?.setAsideAt) throw gone();
  return { ...found, setAsideAt: found.setAsideAt, reason: found.reason ?? '' };
}

function gone() {
  return notFound('Esta tarefa não está mais de lado.');
}
