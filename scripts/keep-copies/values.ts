/** What many rows of the copies hold, always the same: a copy that is made again says the same. */

export const id = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const at = '2026-01-15T12:00:00.000Z';
export const times = { version: 1, created_at: at, updated_at: at };
export const place = { cep: '01310-100', address: 'Avenida Paulista, 1000', neighborhood: 'Bela Vista' };
export const phone = '(11) 91234-5678';
export const ended = { created_at: at, expires_at: '2026-02-15T12:00:00.000Z' };

/** The document that the copies hold. */
export const document = {
  ...{ companyId: id(11), employeeId: id(14), id: id(15), signatureId: id(49) },
  bytes: Buffer.from('%PDF-1.4\n%%EOF\n'),
};

/** The rows of some tables, in the order in which they may be written; the label of another one of a table counts after it. */
export type Rows = Record<string, Record<string, unknown>>;
