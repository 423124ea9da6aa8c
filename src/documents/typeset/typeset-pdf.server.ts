import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFiles } from './fonts.server.ts';
import { missingIn } from './printable.server.ts';
import { qrCodeSvg } from './qr-code.server.ts';
import { typesetData } from './typeset-data.server.ts';
import type { TypesetInput } from './typeset-input.ts';

const workspace = import.meta.dirname;
const template = readFileSync(new URL('./paper.typ', import.meta.url), 'utf8');
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fontFiles() }] });

/** How many documents what was worked out is kept for. */
const keptFor = 10;

/** A document as PDF/A-1a. Whatever was typed reaches Typst as data: it is never read as markup. */
export function typesetPdf(input: TypesetInput): Uint8Array {
  const data = JSON.stringify(typesetData(input));
  const missing = missingIn(data);
  if (missing.length > 0) throw new Error(`the typeface lacks ${missing.length} characters`);
  try {
    compiler.mapShadow(join(workspace, 'data.json'), Buffer.from(data));
    compiler.mapShadow(join(workspace, 'qr.svg'), Buffer.from(qrCodeSvg(input.verification.address)));
    const compiled = compiler.compile({ mainFileContent: template });
    if (!compiled.result) {
      const diagnostics = compiled.takeDiagnostics();
      throw new Error(`the template: ${JSON.stringify(diagnostics?.shortDiagnostics)}`);
    }
    const creationTimestamp = Math.floor(Date.parse(input.issuedAt) / 1000);
    return compiler.pdf(compiled.result, { pdfStandard: 'a-1a', creationTimestamp });
  } finally {
    compiler.resetShadow();
    compiler.evictCache(keptFor);
  }
}
