import type { EventKind } from '../event-kind.rules.ts';
import { type S2240Facts, violationsOfS2240 } from './s2240.rules.ts';
import { s2240Xml } from './s2240-xml.rules.ts';

/** The conditions of somebody's work: one event for each day from which they are others. */
export const s2240: EventKind<S2240Facts> = {
  kind: 'S-2240',
  title: 'Condições ambientais do trabalho',
  schema: 'evtExpRisco.xsd',
  violations: violationsOfS2240,
  xml: s2240Xml,
};
