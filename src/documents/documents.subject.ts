import type { SubjectDeclaration } from '../trail/subject.ts';

declare module '../trail/subject.ts' {
  interface Subjects {
    documents: keyof typeof documents.trail;
  }
}

/** What trail, backup and move have to know of documents, and of forms, of which nothing is kept but that they were printed. */
export const documents = {
  tables: {
    documents: { key: ['company_id', 'id'], writtenAt: 'created_at' },
    // Every change of these is in the trail.
    issue_numbers: { key: ['kind', 'year'], writtenAt: null },
    issued_letterheads: { key: ['name'], writtenAt: null },
    issued_documents: { key: ['company_id', 'id'], writtenAt: 'issued_at' },
    deliveries: { key: ['company_id', 'id'], writtenAt: 'created_at' },
    bundles: { key: ['company_id', 'id'], writtenAt: 'created_at' },
    counted_verifications: { key: ['company_id', 'id'], writtenAt: null },
  },
  trail: {
    document: {
      label: 'Documento',
      name: { table: 'documents', column: 'name' },
      calls: { documents: 'documentId', issued: 'documentId', deliveries: 'documentId', deliveryLinks: null },
    },
    bundle: { label: 'ASOs em um arquivo', calls: { bundles: 'bundleId', bundleDocuments: null } },
    form: { label: 'Formulário' },
  },
} as const satisfies SubjectDeclaration;
