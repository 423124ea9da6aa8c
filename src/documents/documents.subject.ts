import type { SubjectDeclaration } from '../trail/subject.ts';
import { asoFacts } from './forms/aso/aso.form-facts.ts';

declare module '../live/topics.ts' {
  interface Topics {
    documents: keyof typeof documents.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    documents: keyof typeof documents.trail;
  }
}

/** What trail, backup and move have to know of documents, and of forms, of which nothing is kept but that they were printed. */
export const documents = {
  tables: {
    documents: { key: ['company_id', 'id'], writtenAt: 'created_at', person: { column: 'employee_id' } },
    // Every change of these is in the trail.
    issue_numbers: { key: ['kind', 'year'], writtenAt: null, person: { none: 'a counter' } },
    issued_letterheads: { key: ['name'], writtenAt: null, person: { none: 'an image of the practice' } },
    issued_documents: {
      key: ['company_id', 'id'],
      writtenAt: 'issued_at',
      sealed: ['content'],
      person: { through: 'documents', column: 'id' },
    },
    document_signatures: {
      key: ['company_id', 'id'],
      writtenAt: 'signed_at',
      person: { column: 'employee_id' },
    },
    cloud_signings: {
      key: ['id'],
      writtenAt: 'created_at',
      sealed: ['secret'],
      person: { none: 'what a professional was asked to authorise; what it signs is in the trail' },
    },
    deliveries: {
      key: ['company_id', 'id'],
      writtenAt: 'created_at',
      sealed: ['code_hash'],
      person: { through: 'documents', column: 'document_id' },
    },
    bundles: {
      key: ['company_id', 'id'],
      writtenAt: 'created_at',
      person: { none: 'what a company asked for; which documents went into it is in the trail' },
    },
    counted_verifications: { key: ['company_id', 'id'], writtenAt: null, person: { column: 'employee_id' } },
  },
  trail: {
    document: {
      label: 'Documento',
      name: { table: 'documents', column: 'name' },
      calls: {
        documents: 'documentId',
        issued: 'documentId',
        deliveries: 'documentId',
        deliveryLinks: null,
        bundleDocuments: null,
        signatures: null,
        companyDocuments: null,
        personDocuments: null,
        cloudSignings: null,
      },
      // That an ASO was issued is told when its file is there (product 15.3).
      webhooks: {
        idName: 'documentId',
        events: { corrected: 'aso.corrected', cancelled: 'aso.cancelled' },
        only: { detail: asoFacts.kind, confidential: false },
      },
    },
    bundle: { label: 'ASOs em um arquivo', calls: { bundles: 'bundleId' } },
    form: { label: 'Formulário' },
  },
  live: {
    bundle: { readBy: 'documents.bundle', shownBy: ['bundles'] },
    document: {
      readBy: 'documents.read',
      shownBy: [
        'documents',
        'issued',
        'deliveries',
        'bundleDocuments',
        'signatures',
        'cloudSignings',
        'companyDocuments',
        'personDocuments',
        // Their lists name the paper of each record.
        'cats',
        'absences',
      ],
    },
  },
} as const satisfies SubjectDeclaration;
