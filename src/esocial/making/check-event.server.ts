import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { eventId } from '../events/event-id.rules.ts';
import type { EventKind } from '../events/event-kind.rules.ts';
import { s2210 } from '../events/s2210/s2210-event.rules.ts';
import { s2220 } from '../events/s2220/s2220-event.rules.ts';
import { s2240 } from '../events/s2240/s2240-event.rules.ts';
import { s3000 } from '../events/s3000/s3000-event.rules.ts';
import type { Violation } from '../events/violation.rules.ts';
import type { KeptEvent } from '../lines/events.db.ts';
import { checkSchemas } from '../schema/schema-check.server.ts';
import { type EventFacts, factsOf } from './facts.server.ts';

/** What makes the events, as the layout's `verProc`. */
const madeBy = 'Zelo 0.1';

/** An event that may go: how its XML is made with an identity, and the employer that the identity names. */
type Ready = { schema: string; employer: Parameters<typeof eventId>[0]; xml: (id: string) => string };

/** What became of a look at an event. */
export type Checked = { violations: readonly Violation[]; ready: Ready | null };

/** An identity that no event has: what is only looked at is looked at with it. */
const beginningOfTime = '20000101000000';

const unreadable: Violation = {
  ...{ code: 'aso-unreadable', item: 'S-2220' },
  message:
    'O conteúdo deste ASO não pôde ser aberto: falta a chave com que foi cifrado. Quem opera a instalação a põe em ENCRYPTION_KEYS.',
  place: { screen: 'document', field: 'ASO' },
};

const over: Violation = {
  ...{ code: 'conditions-over', item: 'S-2240', place: { screen: 'employee', field: 'Situação' } },
  message:
    'Esta pessoa está inativa, ou as suas condições já são outras: se o evento ainda é devido, envie-o por outro sistema e anote o recibo.',
};

/**
 * Looks at events: by the rules of their type, and, where these find nothing, by the official schema.
 * @returns for each what keeps it from being sent, or how it is made
 */
export async function checkEvents(
  db: Database,
  keys: EncryptionKeys,
  events: readonly KeptEvent[],
): Promise<Checked[]> {
  const looked: Checked[] = [];
  for (const event of events) {
    looked.push(byRules(await factsOf(db, keys, event)));
    // SQLite answers without a turn of the loop: others have theirs.
    await setImmediate();
  }
  const ready = looked.flatMap(({ ready: one }) => (one ? [one] : []));
  if (ready.length === 0) return looked;
  const asked = ready.map(({ schema, employer, xml }) => ({ schema, xml: xml(eventId(employer, beginningOfTime, 1)) }));
  const places = await checkSchemas(asked);
  const refused = new Map(ready.map((one, at) => [one, places[at] ?? []]));
  return looked.map((one) => {
    const of = one.ready ? (refused.get(one.ready) ?? []) : [];
    return of.length === 0 ? one : { violations: of.map(bySchema), ready: null };
  });
}

function byRules(of: EventFacts): Checked {
  if (of.kind === 'S-2220') return held(s2220, of.facts);
  if (of.kind === 'S-2210') return held(s2210, of.facts);
  if (of.kind === 'S-2240') return held(s2240, of.facts);
  if (of.kind === 'S-3000') return held(s3000, of.facts);
  if (of.kind === 'over') return { violations: [over], ready: null };
  return { violations: [unreadable], ready: null };
}

function held<Facts extends { employer: Ready['employer'] }>(kind: EventKind<Facts>, facts: Facts): Checked {
  const violations = kind.violations(facts);
  if (violations.length > 0) return { violations, ready: null };
  const xml = (id: string) => kind.xml(facts, id, madeBy);
  return { violations, ready: { schema: kind.schema, employer: facts.employer, xml } };
}

/** What the schema refuses that no rule has words for. */
function bySchema(place: string): Violation {
  return {
    ...{ code: 'schema', item: place },
    message: `O esquema oficial do eSocial recusa o campo ${place}: confira o que o ASO e os cadastros dizem dele.`,
    place: { screen: 'document', field: place },
  };
}
