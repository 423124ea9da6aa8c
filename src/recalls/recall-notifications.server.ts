import { type NotificationKind, scopeOf } from '../notifications/notification-kind.server.ts';
import { findToldRecalls } from './recalls.db.ts';
import { countOfPeople } from './recalls.labels.ts';

/** The practice asks a company to send people. By e-mail it is told where the professional chooses so: `recallMail`. */
export const recallMade: NotificationKind = {
  kind: 'recall-made',
  for: ['company'],
  mail: null,
  async tell(db, reader, ids) {
    const scope = scopeOf(reader, 'recalls.read');
    const recalls = scope ? await findToldRecalls(db, scope, ids) : [];
    return new Map(
      recalls.map(({ id, people }) => {
        const text = `A clínica pede que você encaminhe ${countOfPeople(people)} para exames. A carta está em Vencimentos.`;
        return [id, { text, path: '/due-dates/letters' }];
      }),
    );
  },
};
