import type { Signer } from '../../certificates/certificate-lookups.server.ts';
import { dayIn, daysAfter } from '../../platform/contract/dates.ts';
import { signEvent } from '../signing/sign-event.server.ts';
import type { CallOutcome, EsocialServices } from './service/call-service.server.ts';
import { employerOf, findMessage, workerOf } from './service/envelopes.rules.ts';

type Asking = {
  services: EsocialServices;
  url: string;
  signer: Signer;
  since: string;
  signal: AbortSignal;
};

/**
 * Asks whether events are there already, by their people, before they are sent again.
 * @returns the receipts by identity, or why nothing is known: nothing may be sent then
 */
export async function findKnown(
  { services, url, signer, since, signal }: Asking,
  events: readonly { eventId: string; xml: string }[],
): Promise<{ receipts: Map<string, string> } | Extract<CallOutcome, { fault: string }>> {
  const receipts = new Map<string, string>();
  const people = new Map(events.map(({ xml }) => [workerOf(xml), employerOf(xml)] as const));
  const period = {
    from: `${daysAfter(dayIn(since), -1)}T00:00:00`,
    until: `${daysAfter(dayIn(new Date().toISOString()), 1)}T23:59:59`,
  };
  for (const [cpf, employer] of people) {
    const message = await signEvent(findMessage(employer, cpf, period), signer.pair);
    const { authorities } = services;
    const outcome = await services.call({ operation: 'find', url, message, pair: signer.pair, authorities, signal });
    if ('fault' in outcome) return outcome;
    // Without an answer to the question itself nothing is known.
    if (outcome.answer.code === '301') return { fault: 'unclear', words: outcome.answer.words };
    for (const [id, receipt] of outcome.answer.known) receipts.set(id, receipt);
  }
  return { receipts };
}
