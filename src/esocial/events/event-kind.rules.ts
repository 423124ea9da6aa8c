import type { Violation } from './violation.rules.ts';

/** A type of event: all that the rest has to know of it; its folder has its rules, its XML and its examples. */
export type EventKind<Facts> = {
  /** As the layout calls it: 'S-2220'. */
  kind: string;
  title: string;
  /** The file of its official schema. */
  schema: string;
  /** What its schema does not say, or says in no words for a person. */
  violations: (facts: Facts) => Violation[];
  /** The event without a signature. */
  xml: (facts: Facts, id: string, version: string) => string;
};
