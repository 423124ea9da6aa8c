import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/database.server.ts';
import type { Api } from '../api.ts';
import { makeDocument, pdfBytes } from '../factories.ts';

/** Far from those that are issued beside these. */
let made = 900_000;

/** An issued ASO whose file is one that was sent: what reads documents sees no difference, and nothing is typeset. */
export async function makeIssuedRow(
  { api, db }: { api: Api; db: Database },
  of: { companyId: string; employeeId: string; token: string },
  {
    issuedAt = new Date().toISOString(),
    state = 'issued',
    confidential = false,
    filler = Buffer.alloc(0),
    codeHash = hashOf(uuid()),
  } = {},
) {
  const number = ++made;
  const name = `ASO 2026/${String(number).padStart(6, '0')}`;
  const bytes = Buffer.concat([pdfBytes(name), filler, Buffer.from('\n%%EOF\n')]);
  const { id } = await makeDocument(api, of, { name, medicalConfidentiality: confidential }, bytes);
  const row = {
    ...{
      company_id: of.companyId,
      id,
      kind: 'aso' as const,
      year: 2026,
      number,
      issued_at: issuedAt,
      initials: 'A. B.',
    },
    ...{
      state: state as 'issued' | 'superseded' | 'cancelled',
      issuer_name: 'Dra. Rita',
      issuer_registration: 'CRM/SP 1',
    },
    ...{ code_hash: codeHash, content_hash: '', content: '{}' },
    ...{ paper_version: 1, engine_version: '0' },
  };
  await db.insertInto('issued_documents').values(row).execute();
  return { id: id as string, name, bytes };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
