/**
 * Where a document's file is kept: the company leads, so that a company's files stand together. What is about the company itself
 * stands under its own name.
 */
export function documentKey(document: { companyId: string; employeeId: string | null; id: string }): string {
  return `${document.companyId}/${document.employeeId ?? document.companyId}/${document.id}.pdf`;
}

/** The company and document that a key was made for. */
export function parseDocumentKey(key: string): { companyId: string; id: string } {
  const [companyId, , file] = key.split('/');
  if (!companyId || !file) throw new Error('not a document key');
  return { companyId, id: file.replace(/\.pdf$/, '') };
}

/** The name that a browser offers for saving a document; ends in `.pdf` once. */
export function documentFileName(name: string): string {
  const plain = name.replace(/[\\/:*?"<>|\r\n\t]+/g, ' ').trim();
  return /\.pdf$/i.test(plain) ? plain : `${plain || 'documento'}.pdf`;
}
