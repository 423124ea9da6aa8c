import { type NotificationKind, scopeOf } from '../notifications/notification-kind.server.ts';
import { formatDate } from '../platform/contract/dates.ts';
import { findToldRequests } from './privacy-requests.db.ts';

/** A request of a worker whose time to be answered ends soon; not what was asked. */
export const privacyRequestDue: NotificationKind = {
  kind: 'privacy-request-due',
  for: ['professional'],
  mail: {
    label: 'Pedidos de titulares',
    text: 'O prazo de um pedido de titular de dados termina em breve',
    usually: 'daily',
  },
  tell: async (db, reader, ids) => {
    const scope = scopeOf(reader, 'privacyRequests.read');
    const requests = scope ? await findToldRequests(db, scope, ids) : [];
    return new Map(
      requests.map(({ id, employeeId, employeeName, dueOn }) => {
        const text = `O pedido de ${employeeName} sobre os próprios dados deve ser respondido até ${formatDate(dueOn)}.`;
        return [id, { text, path: `/people/${employeeId}/rights` }];
      }),
    );
  },
};
