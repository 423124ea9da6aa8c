import { headerWithin, sentPdf } from '../../platform/files/sent-pdf.rules.ts';

/** A file of more than what is usually taken is looked at where it begins and where it ends. */
const most = 100 * 1024 * 1024;
const edge = 1024 * 1024;

/**
 * What can be seen to be wrong with a chosen file before any of it is sent (product 6.1); the server looks again.
 * @returns the message, or null
 */
export async function pdfProblem(file: Blob): Promise<string | null> {
  const pdf = sentPdf();
  try {
    pdf.read(await bytesOf(file.slice(0, headerWithin)));
    const pieces = file.size <= most ? [file.slice(headerWithin)] : [file.slice(headerWithin, edge), file.slice(-edge)];
    for (const piece of pieces) await read(piece, pdf);
  } catch {
    // It was moved or written to since it was chosen, or it is a folder.
    return 'O arquivo não pôde ser lido. Escolha-o de novo.';
  }
  return pdf.problem();
}

async function read(piece: Blob, pdf: ReturnType<typeof sentPdf>): Promise<void> {
  for (let at = 0; at < piece.size; at += edge) pdf.read(await bytesOf(piece.slice(at, at + edge)));
}

async function bytesOf(piece: Blob): Promise<Uint8Array> {
  return new Uint8Array(await piece.arrayBuffer());
}
