import type { EventKind } from '../event-kind.rules.ts';
import { type S2220Facts, violationsOfS2220 } from './s2220.rules.ts';
import { s2220Xml } from './s2220-xml.rules.ts';

/** The monitoring of the worker's health: one event for each ASO. */
export const s2220: EventKind<S2220Facts> = {
  kind: 'S-2220',
  title: 'Monitoramento da saúde do trabalhador',
  schema: 'evtMonit.xsd',
  violations: violationsOfS2220,
  xml: s2220Xml,
};
