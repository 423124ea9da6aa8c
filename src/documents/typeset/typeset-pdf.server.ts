import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingIn } from './characters/printable.server.ts';
import { healthMetadata } from './health-metadata.rules.ts';
import { type LetterheadFile, letterheadFile } from './letterhead/letterhead-file.server.ts';
import { withInformation } from './pdf-information.rules.ts';
import { qrCodeSvg } from './qr-code.server.ts';
import { typesetData } from './typeset-data.server.ts';
import type { TypesetInput } from './typeset-input.ts';
import { compiler, keptFor, workspace } from './typst.server.ts';

const template = readFileSync(join(workspace, 'paper.typ'), 'utf8');

/** A document as PDF/A-1a. Whatever was typed reaches Typst as data: it is never read as markup. */
export function typesetPdf(input: TypesetInput): Uint8Array {
  const letterhead = letterheadFile(input.paper.letterhead.image);
  try {
    return compiled(input, letterhead);
  } catch (error) {
    // An image may be whole by its outside only, or of colours that PDF/A-1 knows nothing of: then the drawn one.
    if (letterhead) return compiled(input, null);
    throw error;
  }
}

function compiled(input: TypesetInput, letterhead: LetterheadFile | null): Uint8Array {
  const data = JSON.stringify(typesetData(input, letterhead?.path ?? null));
  const missing = missingIn(data);
  if (missing.length > 0) throw new Error(`the typeface lacks ${missing.length} character(s)`);
  try {
    compiler.mapShadow(join(workspace, 'data.json'), Buffer.from(data));
    if (input.verification) {
      compiler.mapShadow(join(workspace, 'qr.svg'), Buffer.from(qrCodeSvg(input.verification.address)));
    }
    if (letterhead) compiler.mapShadow(join(workspace, letterhead.path), letterhead.bytes);
    const document = compiler.compile({ mainFileContent: template });
    if (!document.result) throw new Error(`the template: ${JSON.stringify(document.takeError()?.shortDiagnostics)}`);
    const creationTimestamp = Math.floor(Date.parse(input.issuedAt) / 1000);
    const pdf = compiler.pdf(document.result, { pdfStandard: 'a-1a', creationTimestamp });
    return withInformation(pdf, healthMetadata(input));
  } finally {
    compiler.resetShadow();
    compiler.evictCache(keptFor);
  }
}
