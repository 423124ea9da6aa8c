import type { SentEvent } from './live-event.rules.ts';

/**
 * Whether a question to the server may be answered otherwise since an event. Asked anew is what is about the same company or
 * employee, and what is about none.
 * @param shownBy the features that show each topic
 * @param queryKey the path of its call, and what it was asked with
 */
export function concerns(
  shownBy: Readonly<Record<string, readonly unknown[]>>,
  event: SentEvent,
  [path, options]: readonly unknown[],
): boolean {
  const [feature] = Array.isArray(path) ? path : [path];
  // A topic that is unknown here is told by a newer server.
  if (!shownBy[event.topic]?.includes(feature)) return false;
  const input = inputOf(options);
  const { companyId, employeeId } = input;
  return isSame(companyId, event.companyId) && isSame(employeeId, event.employeeId) && isAmong(input.documentId, event);
}

/** Of what is about a single document only its own events are: where many issue, each screen would ask with each of them. */
function isAmong(documentId: unknown, { topic, ids }: SentEvent): boolean {
  return topic !== 'document' || ids.length === 0 || ids.some((id) => isSame(documentId, id));
}

/**
 * Whether an event is about the very record that a question names: one of the identifiers that it asks with. What asks with none is
 * about the only record of its kind.
 */
export function isAboutRecord({ ids }: SentEvent, [, options]: readonly unknown[]): boolean {
  const asked = Object.values(inputOf(options));
  return ids.length === 0 || asked.length === 0 || asked.some((value) => ids.some((id) => id === value));
}

function inputOf(options: unknown): Record<string, unknown> {
  const { input } = (options ?? {}) as { input?: Record<string, unknown> };
  return input ?? {};
}

function isSame(asked: unknown, told: string | undefined): boolean {
  return asked === undefined || told === undefined || asked === told;
}
