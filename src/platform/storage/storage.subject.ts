/** The store of the files: the secret that signs its links. */
export const storage = {
  tables: { secrets: { key: ['name'], writtenAt: null, sealed: ['value'], person: { none: 'of the installation' } } },
} as const;
