import { placeOf } from '../platform/places.ts';
import type { landingValues } from './landing-values.rules.ts';

type Values = ReturnType<typeof landingValues>;

/** Where the server puts one of the practice's data into the page; inside of a repeated part, one of those of the part. */
export function place(name: keyof Values | keyof Values['social'][number]): string {
  return placeOf(name);
}
