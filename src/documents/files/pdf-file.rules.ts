/**
 * What can be seen to be wrong with a chosen file before any of it is sent (product 6.1); the server looks again.
 * @returns the message, or null
 */
export async function pdfProblem(file: Blob): Promise<string | null> {
  if (file.size === 0) return 'O arquivo está vazio';
  const head = await file
    .slice(0, 5)
    .text()
    .catch(() => null);
  // It was moved or written to since it was chosen, or it is a folder.
  if (head === null) return 'O arquivo não pôde ser lido. Escolha-o de novo.';
  return head === '%PDF-' ? null : 'O arquivo não é um PDF válido';
}
