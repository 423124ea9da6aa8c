import { href } from 'react-router';
import type { Queued } from './queue.contract.ts';

/** The forms on somebody who is being attended. */
export function attendAddress({ id, employeeId }: Pick<Queued, 'id' | 'employeeId'>): string {
  return `${href('/documents/create/:employeeId?', { employeeId })}?${new URLSearchParams({ referral: id })}`;
}
