import { gradualLabels, natureLabels, sameCauseLabels, sourceLabels } from '../../absences/absences.labels.ts';
import { actorTypeLabels, detailLabel, subjectLabels } from '../../audit/labels.rules.ts';
import { purposeLabels } from '../../consents/consents.labels.ts';
import { nexusLabels, saidLabels } from '../../diseases/diseases.labels.ts';
import { endLabels, wayLabels } from '../../documents/deliveries/deliveries.labels.ts';
import { documentKinds } from '../../documents/document-kinds.rules.ts';
import { stateLabels as issuedStates } from '../../documents/issued/issued.labels.ts';
import { dueStates } from '../../due-dates/due-dates.labels.ts';
import { ruleLabels } from '../../due-dates/rules/rule-names.labels.ts';
import { vaccineStates } from '../../due-dates/vaccines/due-vaccines.labels.ts';
import { eventActions, eventStates } from '../../esocial/esocial.labels.ts';
import { abnormalLabels, resultLabels } from '../../exams/exams.labels.ts';
import { lineOutcomes } from '../../imports/imports.labels.ts';
import { deliveryStates, eventLabels, failureLabel } from '../../outbox/webhook-events.labels.ts';
import { timeOf } from '../../platform/clock/moments.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import {
  channelLabels,
  kindLabels,
  outcomeLabels,
  retentionLabels,
} from '../../privacy-requests/privacy-requests.labels.ts';
import { occasionLabels } from '../../programmes/programmes.labels.ts';
import { priorityLabels, stateLabels as referralStates } from '../../referrals/referrals.labels.ts';
import { entryKinds, givenAtLabels } from '../../vaccinations/vaccinations.labels.ts';
import { vaccineLabels } from '../../vaccinations/vaccines.labels.ts';
import { columnLabels } from './part-labels.rules.ts';

type Words = Readonly<Record<string, string>>;

/** What stored words say to a person, by their column; by part and column where two parts mean other things by one. */
const words: Readonly<Record<string, Words>> = {
  revocation: {
    ...{ good: 'Conferida: não estava revogado', unknown: 'A lista de revogação não respondeu' },
    ...{ revoked: 'Estava revogado na hora do carimbo', 'stamp-revoked': 'O do carimbo do tempo estava revogado' },
  },
  end_reason: endLabels,
  event: eventLabels,
  gradual_return: gradualLabels,
  kind: Object.fromEntries(Object.entries(documentKinds).map(([kind, { printedName }]) => [kind, printedName])),
  moved_as: actorTypeLabels,
  nature: natureLabels,
  occasion: occasionLabels,
  outcome: lineOutcomes,
  priority: priorityLabels,
  result: resultLabels,
  abnormal: abnormalLabels,
  nexus: nexusLabels,
  removed: saidLabels,
  same_cause: sameCauseLabels,
  role: actorTypeLabels,
  rule: ruleLabels,
  source: sourceLabels,
  subject: subjectLabels,
  way: wayLabels,
  'consents.purpose': purposeLabels,
  'due_people.state': dueStates,
  'due_vaccines.state': vaccineStates,
  'vaccinations.kind': entryKinds,
  vaccine_code: vaccineLabels,
  given_at: givenAtLabels,
  'esocial_events.action': eventActions,
  'esocial_events.state': eventStates,
  'issued_documents.state': issuedStates,
  'privacy_requests.channel': channelLabels,
  'privacy_requests.kind': kindLabels,
  'privacy_requests.outcome': outcomeLabels,
  'privacy_requests.retention': retentionLabels,
  'referrals.state': referralStates,
  'webhook_deliveries.state': deliveryStates,
};

/**
 * A stored value in the words of the screens; any other stays as it is.
 * @param part the name of the part in which the column stands, `referrals`
 */
export function inWords(part: string, column: string, value: unknown): unknown {
  if (column.endsWith('starts_at') && typeof value === 'number') return timeOf(value);
  if (column === 'changes' && isObject(value)) return Object.entries(value).map(changed).join('\n');
  if (typeof value !== 'string') return value;
  if (column === 'detail') return detailLabel(value);
  if (part === 'webhook_deliveries' && column === 'reason') return failureLabel(value);
  const known = words[`${part}.${column}`] ?? words[column] ?? {};
  return Object.hasOwn(known, value) ? known[value] : value;
}

/** One field of what was changed: of some only that they were is kept. */
function changed([field, values]: [string, unknown]): string {
  const label = columnLabels[field] ?? field;
  if (!Array.isArray(values)) return label;
  const [before, after] = values.map((value) => (value === null || value === '' ? 'vazio' : formatDate(String(value))));
  return `${label}: ${before} → ${after}`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
