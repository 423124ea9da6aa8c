import { z } from 'zod';
import { requiredText } from '../platform/contract/fields.ts';
import { declareRecord } from '../platform/contract/record.ts';

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
  },
  /** What is known of the file; no call answers it. */
  record: { size: z.number().nullable(), sha256: z.string().nullable(), etag: z.string().nullable() },
  searched: ['name'],
});
