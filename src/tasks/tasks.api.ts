import { forSignedIn } from '../access/handlers.server.ts';
import type { Scope } from '../access/scope.ts';
import type { Database } from '../platform/database/database.server.ts';
import { discardSetAside, findSetAside, listSetAside, retrySetAside } from '../platform/jobs/set-aside.db.ts';
import { actOnRecord, type Kind, mustFind, untold } from '../trail/change.server.ts';
import { record } from '../trail/entries.db.ts';
import { type Task, taskRow, tasksContract } from './tasks.contract.ts';
import { tasksExport } from './tasks-export.server.ts';

const kind: Kind<'task', Task> = {
  subject: 'task',
  table: 'jobs',
  find: findTask,
  missing: 'Esta tarefa não está mais de lado.',
  changes: untold,
};

/** What went wrong while nobody looked, and what an administrator makes of it. */
export const tasksApi = forSignedIn(tasksContract, [tasksExport], {
  list: async ({ input, context: { db } }) => {
    const { rows, total } = await listSetAside(db, taskRow, input);
    return { tasks: rows, total };
  },

  read: async ({ input: { taskId }, context }) => ({ task: await mustFind(kind, context, taskId) }),

  retry: ({ input: { taskId }, context }) =>
    actOnRecord(context, kind, {
      id: taskId,
      action: 'retried',
      write: async (tx, before) => {
        await retrySetAside(tx, taskId);
        return { after: before, entry: { detail: before.kind } };
      },
    }),

  retryAll: ({ context }) =>
    // Together: all that was set aside, with one entry of the trail.
    context.db.transaction().execute(async (tx) => {
      const retried = await retrySetAside(tx);
      if (retried > 0) await record(tx, context, { action: 'retried', subject: 'task', times: retried });
      return { retried };
    }),

  discard: ({ input: { taskId }, context }) =>
    actOnRecord(context, kind, {
      id: taskId,
      action: 'discarded',
      write: async (tx, before) => {
        await discardSetAside(tx, taskId);
        return { after: before, entry: { detail: before.kind } };
      },
    }),
});

async function findTask(db: Database, _scope: Scope, id: string): Promise<Task | null> {
  const found = await findSetAside(db, id);
  return found?.setAsideAt ? { ...found, setAsideAt: found.setAsideAt, reason: found.reason ?? '' } : null;
}
