import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingIn } from './characters/printable.server.ts';
import { printableText } from './characters/printable-text.rules.ts';
import type { MarkInput } from './typeset-input.ts';
import { compiler, keptFor, workspace } from './typst.server.ts';

const template = readFileSync(join(workspace, 'mark.typ'), 'utf8');

/** What is seen of a signature, as a PDF of one page: fonts and colours as PDF/A wants them, and no structure of its own. */
export function markPdf({ mark, at }: MarkInput): Uint8Array {
  const text = printableText(mark);
  const missing = missingIn(text);
  const data = JSON.stringify({ text: missing.reduce((left, one) => left.replaceAll(one, '?'), text) });
  try {
    compiler.mapShadow(join(workspace, 'mark.json'), Buffer.from(data));
    const document = compiler.compile({ mainFileContent: template });
    if (!document.result) throw new Error(`the mark: ${JSON.stringify(document.takeError()?.shortDiagnostics)}`);
    const creationTimestamp = Math.floor(Date.parse(at) / 1000);
    return compiler.pdf(document.result, { pdfStandard: 'a-1b', pdfTags: false, creationTimestamp });
  } finally {
    compiler.resetShadow();
    compiler.evictCache(keptFor);
  }
}
