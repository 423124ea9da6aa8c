/** The entries that every subject writes. */
export const trail = {
  tables: { audit_entries: { key: ['number'], writtenAt: null, person: { column: 'employee_id' } } },
} as const;
