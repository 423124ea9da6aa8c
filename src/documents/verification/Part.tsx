import type { ReactNode } from 'react';
import { endOf, repeatOf } from '../../platform/places.ts';
import type { verificationValues } from './verification-places.rules.ts';

type Values = ReturnType<typeof verificationValues>;
type Names =
  | Exclude<keyof Values, 'pageTitle'>
  | 'letterhead'
  | 'named'
  | 'valid'
  | 'superseded'
  | 'cancelled'
  | 'person'
  | 'company'
  | 'file'
  | 'signed'
  | 'stamped'
  | 'restamped'
  | 'unsigned';

/** A part of the page that the server leaves in or out. */
export function Part({ name, children }: { name: Names; children: ReactNode }) {
  return (
    <>
      {repeatOf(name)}
      {children}
      {endOf(name)}
    </>
  );
}
