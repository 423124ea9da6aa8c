import { notFound } from '../platform/contract/errors.ts';
import type { Reach } from './policy.ts';

declare const proven: unique symbol;

/**
 * What a caller's permission reaches. Only `scopeFor` makes one, from a checked permission, and `within` narrows every read of a
 * company's data by it (decision 113). The few reads that need none are named in rules/scope.test.ts.
 */
export type Scope = {
  readonly [proven]: true;
  readonly reach: Reach;
  /** The caller's own admin, company or professional record. */
  readonly ownerId: string;
  /** Of documents only issued ASOs: what an API token reads of them. */
  readonly asosOnly: boolean;
};

/** The scope of a permission that has been checked for this caller. */
export function scopeFor(reach: Reach, ownerId: string, { asosOnly = false } = {}): Scope {
  return { reach, ownerId, asosOnly } as Scope;
}

/** The record id that a query must be narrowed to, or null when the scope reaches every record. */
export function onlyOwner(scope: Scope): string | null {
  return scope.reach === 'all' ? null : scope.ownerId;
}

/** Whether the scope leaves out documents under medical confidentiality. */
export function withoutConfidential(scope: Scope): boolean {
  return scope.asosOnly || scope.reach === 'ownNotConfidential';
}

/** @throws 404 when the id that a path or a body names is not the caller's own and the scope reaches only that */
export function mustReach(scope: Scope, id: string, message?: string): void {
  const owner = onlyOwner(scope);
  if (owner !== null && owner !== id) throw notFound(message);
}
