/** What the examples of several forms have in common. */
export const longName =
  'Maria Aparecida Conceição dos Santos Albuquerque de Vasconcelos e Souza Pereira da Silva Cavalcanti de Oliveira Carvalho';

export const patient = { name: 'Maria Aparecida dos Santos', cpf: '529.982.247-25', dt_birth: '1990-05-20' };

/** A text of about this many characters, in paragraphs. */
export function longText(sentence: string, characters: number): string {
  const paragraph = `${sentence} `.repeat(8).trim();
  return Array.from({ length: Math.ceil(characters / paragraph.length) }, () => paragraph).join('\n');
}
