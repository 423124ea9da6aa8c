import type { Delivery } from './deliveries.contract.ts';

/** What a company is told: that it was delivered, when and how. From where and with what is the employee's own matter. */
export function forCompany(deliveries: readonly Delivery[]): Delivery[] {
  return deliveries
    .filter(({ way, openedAt }) => way === 'in-hand' || openedAt !== null)
    .map((delivery) => ({
      ...delivery,
      ...{ note: null, email: null, triesLeft: null, openedAddress: null, openedDevice: null, openedSha256: null },
      ...{ expiresAt: null, endedAt: null, endReason: null },
    }));
}

/** When the person had it, of what was recorded of a document: the day, or the moment; null while it was not delivered. */
export function deliveredAt(deliveries: readonly Delivery[]): string | null {
  const times = deliveries.flatMap(({ deliveredOn, openedAt }) => deliveredOn ?? openedAt ?? []);
  return times.sort()[0] ?? null;
}
