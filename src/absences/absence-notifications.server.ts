import { type NotificationKind, scopeOf } from '../notifications/notification-kind.server.ts';
import { formatDate } from '../platform/contract/dates.ts';
import { findToldAbsences } from './told-absences.db.ts';

/** An absence has come to 30 days: the exam before the return is due (NR-7, 7.5.9). Who, and nothing of why. */
export const absenceLong: NotificationKind = {
  kind: 'absence-long',
  for: ['professional'],
  mail: { label: 'Afastamento que chega a 30 dias', text: 'Um afastamento chegou a 30 dias', usually: 'daily' },
  tell: (db, reader, ids) =>
    toldOf(db, reader, ids, ({ name }) => `O afastamento de ${name} chegou a 30 dias: o retorno pede exame antes.`),
};

/** An absence that asks for an exam before the return ends soon. Who and when, and nothing of why. */
export const absenceEnding: NotificationKind = {
  kind: 'absence-ending',
  for: ['professional'],
  mail: { label: 'Afastamento perto do fim', text: 'Um afastamento termina em breve', usually: 'daily' },
  tell: (db, reader, ids) =>
    toldOf(db, reader, ids, ({ name, endsOn }) =>
      endsOn === null
        ? `O afastamento de ${name} está sem data de fim.`
        : `O afastamento de ${name} termina em ${formatDate(endsOn)}: o exame de retorno é até esse dia.`,
    ),
};

type Tell = Extract<NotificationKind['tell'], (...given: never[]) => unknown>;

async function toldOf(
  db: Parameters<Tell>[0],
  reader: Parameters<Tell>[1],
  ids: readonly string[],
  say: (absence: { name: string; endsOn: string | null }) => string,
) {
  const scope = scopeOf(reader, 'absences.read');
  const absences = scope ? await findToldAbsences(db, scope, ids) : [];
  return new Map(
    absences.map((one) => [one.id, { text: say(one), path: `/absences?list=all&employeeId=${one.employeeId}` }]),
  );
}
