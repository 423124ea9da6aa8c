import type { EventKind } from '../event-kind.rules.ts';
import { type S2210Facts, violationsOfS2210 } from './s2210.rules.ts';
import { s2210Xml } from './s2210-xml.rules.ts';

/** A work accident or disease: one event for each CAT. */
export const s2210: EventKind<S2210Facts> = {
  kind: 'S-2210',
  title: 'Comunicação de acidente de trabalho',
  schema: 'evtCAT.xsd',
  violations: violationsOfS2210,
  xml: s2210Xml,
};
