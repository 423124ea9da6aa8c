import type { SignedInContext } from '../access/caller.server.ts';
import { findCompanyUser } from '../companies/company-lookups.db.ts';
import { type NotificationKind, type Reader, scopeOf, type Told } from '../notifications/notification-kind.server.ts';
import { notify } from '../notifications/notify.server.ts';
import { formatDate } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findProfessionalUser } from '../professionals/professional-lookups.db.ts';
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
    tellOf(db, reader, ids, (of) => `A clínica remarcou a ${named(of)}: ${formatDate(of.day)}, ${whenLabel(of)}.`),
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
    tellOf(db, reader, ids, (of) =>
      of.state === 'cancelled'
        ? `A empresa cancelou a ${named(of)}.`
        : `A empresa remarcou a ${named(of)}: ${formatDate(of.day)}, ${whenLabel(of)}.`,
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
  say: (referral: Referral) => string,
): Promise<ReadonlyMap<string, Told>> {
  const scope = scopeOf(reader, 'referrals.read');
  const referrals = scope ? await findToldReferrals(db, scope, ids) : [];
  return new Map(referrals.map((one) => [one.id, { text: say(one), path: `/referrals/${one.id}` }]));
}
