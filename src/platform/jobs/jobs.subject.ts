/** What is still to be done. A move takes it along; a restore drops it (decision 46). */
export const jobs = {
  tables: { jobs: { key: ['id'], writtenAt: null, person: { none: 'work that passes, with identifiers only' } } },
} as const;
