const forbidden = /\bhiv\b|\baids\b|\bhcg\b|gravidez|gestacional|gestante|gravidic/;

/**
 * Says when free text asks for a test that an employer's physician must not order: pregnancy (Lei 9.029/1995, art. 2) or HIV.
 * @returns the warning, or null; it never refuses, since a name may only look like one
 */
export function forbiddenExam(text: string): string | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return forbidden.test(plain) ? 'Testes de HIV e de gravidez são proibidos como exames ocupacionais.' : null;
}
