import type { NotificationKind } from '../notifications/notification-kind.server.ts';
import { notify } from '../notifications/notify.server.ts';
import type { OnSetAside } from '../platform/jobs/run-job.server.ts';
import { activeAdmins } from '../sign-in/accounts/accounts.db.ts';

/** Something waits for a person. One of them stands for all that follow: a mail server that is away for days is one piece of news. */
export const taskSetAside: NotificationKind = {
  kind: 'task-set-aside',
  for: ['admin'],
  mail: { label: 'Tarefas que ficaram de lado', text: 'Há tarefas que ficaram de lado no Zelo', usually: 'daily' },
  isSummed: true,
  tell: { text: 'Há tarefas que ficaram de lado: tente de novo ou descarte cada uma.', path: '/tasks' },
};

export const notifyOfSetAside: OnSetAside = async (tx) => notify(tx, taskSetAside, { to: await activeAdmins(tx) });
