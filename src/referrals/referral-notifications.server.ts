import type { SignedInContext } from '../access/caller.server.ts';
import { findCompanyUser } from '../companies/company-lookups.db.ts';
import { type NotificationKind, type Reader, scopeOf, type Told } from '../notifications/notification-kind.server.ts';
import { notify } from '../notifications/notify.server.ts';
import { formatDate } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findProfessionalUser } from '../professionals/professional-lookups.db.ts';
import { findMovesOf } from './following/referral-moves.db.ts';
import { findToldReferrals } from './referral-reads.db.ts';
import type { Referral } from './referrals.contract.ts';
import { whenLabel } from './referrals.labels.ts';

/** The practice sends people of a company: once a day, however many they are. */
export const referralMade: NotificationKind = {
  kind: 'referral-made',
  for: ['company'],
  mail: {
    label: 'Encaminhamentos feitos pela clínica',
    text: 'A clínica agendou um atendimento no Zelo',
    usually: 'daily',
  },
  isSummed: true,
  tell: { text: 'A clínica agendou atendimentos dos seus colaboradores.', path: '/referrals' },
};

/** The practice gives a referral another appointment. */
export const referralMoved: NotificationKind = {
  kind: 'referral-moved',
  for: ['company'],
  mail: { label: 'Encaminhamentos remarcados', text: 'A clínica remarcou um atendimento no Zelo', usually: 'now' },
  tell: (db, reader, ids) =>
    tellOf(db, reader, ids, (of, at) => `A clínica remarcou a ${named(of)}: ${whenMovedTo(of, at)}.`),
};

/** The practice calls a referral off. */
export const referralCancelled: NotificationKind = {
  kind: 'referral-cancelled',
  for: ['company'],
  mail: { label: 'Encaminhamentos cancelados', text: 'A clínica cancelou um atendimento no Zelo', usually: 'now' },
  tell: (db, reader, ids) => tellOf(db, reader, ids, (of) => `A clínica cancelou a ${named(of)}.`),
};

/** Somebody who was awaited has not come. */
export const referralMissed: NotificationKind = {
  kind: 'referral-missed',
  for: ['company'],
  mail: { label: 'Faltas a atendimentos', text: 'Um colaborador faltou a um atendimento', usually: 'daily' },
  tell: (db, reader, ids) =>
    tellOf(db, reader, ids, (of) => `${of.employeeName} faltou ao atendimento da ${lower(of.name)}.`),
};

/** Somebody is awaited tomorrow: once for each appointment, and once more where it was moved. */
export const referralTomorrow: NotificationKind = {
  kind: 'referral-tomorrow',
  for: ['company'],
  mail: {
    label: 'Lembretes de atendimentos do dia seguinte',
    text: 'Um colaborador tem atendimento no dia seguinte',
    usually: 'daily',
  },
  tell: (db, reader, ids) =>
    tellOf(
      db,
      reader,
      ids,
      (of, at) =>
        `Lembrete: atendimento de ${of.employeeName} em ${whenMovedTo(of, at)}, em ${of.placeName} (${lower(of.name)}).`,
      ({ state }) => state !== 'cancelled',
    ),
};

/** The company has changed what a professional had in the agenda. */
export const appointmentChanged: NotificationKind = {
  kind: 'appointment-changed',
  for: ['professional'],
  mail: {
    label: 'Atendimentos meus que a empresa muda',
    text: 'Uma empresa remarcou ou cancelou um atendimento seu',
    usually: 'none',
  },
  tell: (db, reader, ids) =>
    tellOf(db, reader, ids, (of, at) =>
      of.state === 'cancelled' && (of.endedAt ?? '') <= at
        ? `A empresa cancelou a ${named(of)}.`
        : `A empresa remarcou a ${named(of)}: ${whenMovedTo(of, at)}.`,
    ),
};

const toCompany = { made: referralMade, moved: referralMoved, cancelled: referralCancelled, missed: referralMissed };

/** A referral that something has become of, and with whom its time was. */
type Changed = { id: string; companyId: string; professionalId?: string | null };

/**
 * Tells of what has become of a referral, in the transaction in which it becomes true: the company where the practice did it, and
 * where the company did, the professional with whom the time was.
 */
export async function tellOfReferral(
  tx: Database,
  { caller }: Pick<SignedInContext, 'caller'>,
  what: keyof typeof toCompany,
  { id, companyId, professionalId }: Changed,
): Promise<void> {
  if (caller.type !== 'company') {
    await notify(tx, toCompany[what], { to: await findCompanyUser(tx, companyId), about: id });
  } else if (professionalId && what !== 'made') {
    await notify(tx, appointmentChanged, { to: await findProfessionalUser(tx, professionalId), about: id });
  }
}

/** A referral with the appointments that it was given one after the other. */
type Moved = Referral & { moves: readonly { at: string; day: string; startsAt: number | null }[] };

/** Which appointment it was that a referral had been given when that was told: the one of today may be another again. */
function whenMovedTo(of: Moved, toldAt: string): string {
  const { day, startsAt } = of.moves.findLast(({ at }) => at <= toldAt) ?? of;
  return `${formatDate(day)}, ${whenLabel({ startsAt })}`;
}

/** 'guia 2026/000123, de Ana Lima' within a sentence. */
function named({ name, employeeName }: Referral): string {
  return `${lower(name)}, de ${employeeName}`;
}

function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

async function tellOf(
  db: Database,
  reader: Reader,
  ids: readonly string[],
  say: (referral: Moved, toldAt: string) => string,
  holds: (referral: Referral) => boolean = () => true,
): Promise<ReadonlyMap<string, Told>> {
  const scope = scopeOf(reader, 'referrals.read');
  const referrals = scope ? await findToldReferrals(db, scope, ids) : [];
  const moves = Map.groupBy(scope ? await findMovesOf(db, scope, ids) : [], ({ referralId }) => referralId);
  return new Map(
    referrals.filter(holds).map((one) => {
      const moved = { ...one, moves: moves.get(one.id) ?? [] };
      return [one.id, { text: (at: string) => say(moved, at), path: `/referrals/${one.id}` }];
    }),
  );
}
