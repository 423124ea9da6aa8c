import type { SubjectDeclaration } from '../trail/subject.ts';

declare module '../live/topics.ts' {
  interface Topics {
    imports: keyof typeof imports.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    imports: keyof typeof imports.trail;
  }
}

/** What trail, backup and move have to know of imports. */
export const imports = {
  tables: {
    imports: {
      key: ['id'],
      writtenAt: 'created_at',
      sealed: ['details'],
      person: { none: 'a file of many people, by the company that sent it' },
    },
    import_lines: {
      key: ['import_id', 'run', 'line'],
      writtenAt: null,
      sealed: ['content'],
      person: { sealed: 'content' },
    },
    import_columns: { key: ['owner', 'kind'], writtenAt: 'updated_at', person: { none: 'names of columns' } },
  },
  trail: { import: { label: 'Importação', openToAdmins: true, calls: { imports: 'importId' } } },
  live: {
    import: { readBy: 'imports.make', shownBy: ['imports'] },
  },
} as const satisfies SubjectDeclaration;
