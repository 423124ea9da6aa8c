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
    employeeId: z.string(),
    professionalId: z.string(),
    medicalConfidentiality: z.boolean(),
    createdAt: z.string(),
    /** When who sent it withdrew it, and why; null for one that stands. */
    withdrawnAt: z.string().nullable(),
    withdrawalReason: z.string().nullable(),
  },
  /** What is known of the file; no call answers it. */
  record: { size: z.number().nullable(), sha256: z.string().nullable(), etag: z.string().nullable() },
  searched: ['name'],
});

/** A document as it is listed: by whom it was sent, too. */
export const listedDocument = withJoined(
  documentRecord.row,
  joined({ sentBy: z.string() }, { sentBy: 'professionals.name' }),
);
