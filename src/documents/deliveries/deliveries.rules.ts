import type { Delivery } from './deliveries.contract.ts';

/** What a company is told: that it was delivered, when and how. From where and with what is the employee's own matter. */
export function forCompany(deliveries: readonly Delivery[]): Delivery[] {
  return deliveries
    .filter(({ way, openedAt }) => way === 'in-hand' || openedAt !== null)
    .map((delivery) => ({
      ...delivery,
      ...{
        note: null,
        withdrawalReason: null,
        email: null,
        triesLeft: null,
        openedAddress: null,
        openedDevice: null,
        openedSha256: null,
      },
      ...{ expiresAt: null, endedAt: null, endReason: null },
    }));
}

/** Whether a delivery is a link that leads to its document. */
export function isHolding({ way, endedAt, expiresAt }: Delivery, now = Date.now()): boolean {
  return way === 'link' && endedAt === null && expiresAt !== null && Date.parse(expiresAt) > now;
}

/** The link that a new one would end; undefined for none. */
export function validLink(deliveries: readonly Delivery[]): Delivery | undefined {
  return deliveries.find((delivery) => isHolding(delivery));
}
