import { z } from 'zod';
import { requiredText } from '../platform/contract/fields.ts';
import { joined } from '../platform/contract/joined.ts';
import { declareRecord, withJoined } from '../platform/contract/record.ts';

export const documentRecord = declareRecord({
  table: 'documents',
  fields: { name: requiredText(200) },
  listed: ['name', 'contentType', 'createdAt'],
  sortedBy: 'createdAt',
  row: {
    id: z.string(),
    contentType: z.string(),
    companyId: z.string(),
    /** Null for a document about the company itself. */
    employeeId: z.string().nullable(),
    professionalId: z.string(),
    medicalConfidentiality: z.boolean(),
    createdAt: z.string(),
    /** When who sent it withdrew it, and why; null for one that stands. */
    withdrawnAt: z.string().nullable(),
    withdrawalReason: z.string().nullable(),
    /** Since when its file is there; null for an issued one that is still being typeset. */
    arrivedAt: z.string().nullable(),
  },
  /** What is known of the file; no call answers it. */
  record: { size: z.number().nullable(), sha256: z.string().nullable(), etag: z.string().nullable() },
  searched: ['name'],
});

const text = z.string().nullable();

/** A document as it is listed: by whom it was sent, too, and of an issued one its form, its state and who has issued it. */
export const listedDocument = withJoined(
  documentRecord.row,
  joined(
    { sentBy: z.string(), kind: text, state: text, issuerName: text },
    {
      sentBy: 'professionals.name',
      kind: 'issued_documents.kind',
      state: 'issued_documents.state',
      issuerName: 'issued_documents.issuer_name',
    },
  ),
);
