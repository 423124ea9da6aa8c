import type { OutgoingEvent } from '../outbox/tell-systems.server.ts';
import type { NewEntry } from './entries.db.ts';
import type { InTrail, Subject } from './subject.ts';

type Declarations = Readonly<Record<Subject, InTrail>>;

let subjects: Declarations | null = null;

/** Takes the subjects' declarations, by which the trail knows what other systems are told; the composition calls it once. */
export function declareSubjects(declarations: Declarations): void {
  subjects = declarations;
}

/**
 * What other systems are to be told of what the trail tells, as the subjects have declared it: identifiers only.
 * @throws where the composition has not said what the subjects declare
 */
export function outgoingEvents(entries: readonly NewEntry[]): OutgoingEvent[] {
  return entries.flatMap(({ action, subject, subjectId, companyId, employeeId, confidential, detail }) => {
    if (!subject || !subjectId || !companyId) return [];
    if (!subjects) throw new Error('nobody has said what other systems are told of');
    const { webhooks } = subjects[subject];
    const event = webhooks?.events[action];
    if (!webhooks || !event) return [];
    const { only, idName } = webhooks;
    if (only && (confidential !== only.confidential || detail !== only.detail)) return [];
    const data = { ...(idName && { [idName]: subjectId }), ...(employeeId && { employeeId }) };
    return [{ event, companyId, lane: employeeId ?? subjectId, data }];
  });
}
