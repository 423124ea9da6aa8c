/**
 * The tables that the queries know. Each feature's `.db.ts` adds its own by declaration merging, so that a table's columns
 * are written down once, beside the only SQL that touches them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge their tables into it
export interface Tables {}
