/** What is still to be done. A move takes it along; a restore drops it (decision 46). */
export const jobs = {
  tables: { jobs: { key: ['id'], writtenAt: null } },
} as const;
