/** What is said of a file that is sent as a PDF and is none that can be kept. */
export const pdfProblems = {
  empty: 'O arquivo está vazio',
  notPdf: 'O arquivo não é um PDF válido',
  locked:
    'O PDF está protegido por senha. Abra-o, use “Imprimir” e “Salvar como PDF” para fazer uma cópia sem senha e envie a cópia.',
  cutOff: 'O PDF está incompleto: falta o seu final. Gere-o ou baixe-o de novo e envie.',
} as const;

/** Where readers of PDFs look for its first bytes and for its last ones (ISO 32000-1, Annex H, and what scanners write after them). */
export const headerWithin = 1024;
const endWithin = 4096;

/** So much of the dictionary of a trailer is seen on either side of one of its entries. */
const around = 2048;

const encryption = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/** Reads a PDF as it comes, holding little of it, and tells what keeps it from being read later; the same on screen and at arrival. */
export function sentPdf() {
  const characters = new TextDecoder('latin1');
  let [size, head, tail, isLocked] = [0, '', '', false];
  return {
    read(bytes: Uint8Array): void {
      size += bytes.length;
      const text = tail + characters.decode(bytes);
      if (head.length < headerWithin + 4) head = (head + text.slice(tail.length)).slice(0, headerWithin + 4);
      isLocked ||= hasEncryption(text);
      tail = text.slice(-endWithin);
    },
    /** The sentence for whoever sends it, once all of it was read; null for one that can be kept. */
    problem(): string | null {
      if (size === 0) return pdfProblems.empty;
      if (!head.includes('%PDF-')) return pdfProblems.notPdf;
      if (isLocked) return pdfProblems.locked;
      return tail.includes('%%EOF') ? null : pdfProblems.cutOff;
    },
  };
}

/** Whether a trailer says how the file is encrypted: the dictionary that names its root, too. */
function hasEncryption(text: string): boolean {
  for (let at = text.indexOf('/Encrypt'); at >= 0; at = text.indexOf('/Encrypt', at + 1)) {
    const beside = text.slice(Math.max(0, at - around), at + around);
    if (encryption.test(beside) && /\/Root\s+\d+\s+\d+\s+R/.test(beside)) return true;
  }
  return false;
}
