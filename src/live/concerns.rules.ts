import type { SentEvent } from './live-event.rules.ts';
import { isTopic, topics } from './topics.ts';

/**
 * Whether a question to the server may be answered otherwise since an event. Asked anew is what is about the same company or
 * employee, and what is about none.
 * @param queryKey the path of its call, and what it was asked with
 */
export function concerns(event: SentEvent, [path, options]: readonly unknown[]): boolean {
  const [feature] = Array.isArray(path) ? path : [path];
  if (!isTopic(event.topic)) return false; // Told by a newer server.
  const shownBy: readonly unknown[] = topics[event.topic].shownBy;
  if (!shownBy.includes(feature)) return false;
  const { companyId, employeeId } = inputOf(options);
  return isSame(companyId, event.companyId) && isSame(employeeId, event.employeeId);
}

function inputOf(options: unknown): Record<string, unknown> {
  const { input } = (options ?? {}) as { input?: Record<string, unknown> };
  return input ?? {};
}

function isSame(asked: unknown, told: string | undefined): boolean {
  return asked === undefined || told === undefined || asked === told;
}
