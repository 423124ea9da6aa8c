import type { OutgoingEvent } from '../outbox/tell-systems.server.ts';
import type { WebhookEvent } from '../outbox/webhook-events.labels.ts';
import type { NewEntry } from './entries.db.ts';

/** What other systems are told of by what the trail is told of: subject and action. */
const eventOf: Readonly<Record<string, WebhookEvent>> = {
  'unit created': 'unit.created',
  'unit updated': 'unit.updated',
  'unit deleted': 'unit.deleted',
  'employee created': 'employee.created',
  'employee updated': 'employee.updated',
  'employee moved': 'employee.updated',
  'employee inactivated': 'employee.inactivated',
  'employee reactivated': 'employee.reactivated',
  // That it was issued is told when its file is there (product 15.3).
  'document corrected': 'aso.corrected',
  'document cancelled': 'aso.cancelled',
  'referral referred': 'referral.created',
  'referral rescheduled': 'referral.rescheduled',
  'referral cancelled': 'referral.cancelled',
  'referral arrived': 'referral.arrived',
  'referral arrival-undone': 'referral.updated',
  'referral attended': 'referral.updated',
  'referral taken-over': 'referral.updated',
  'referral sent-back': 'referral.updated',
  'referral missed': 'referral.missed',
  'referral completed': 'referral.completed',
  'referral reopened': 'referral.updated',
  'referral updated': 'referral.updated',
};

/** What the data calls the record that an entry is about. */
const idNames: Readonly<Record<string, string>> = { unit: 'unitId', document: 'documentId', referral: 'referralId' };

/**
 * What other systems are to be told of what the trail tells: identifiers only. Of documents the ASO alone, which a company may
 * read; never one under medical confidentiality.
 */
export function eventsToTell(entries: readonly NewEntry[]): OutgoingEvent[] {
  return entries.flatMap(({ action, subject, subjectId, companyId, employeeId, confidential, detail }) => {
    const event = eventOf[`${subject} ${action}`];
    if (!event || !subject || !subjectId || !companyId) return [];
    if (subject === 'document' && (confidential !== false || detail !== 'aso')) return [];
    const name = idNames[subject];
    const data = { ...(name && { [name]: subjectId }), ...(employeeId && { employeeId }) };
    return [{ event, companyId, lane: employeeId ?? subjectId, data }];
  });
}
