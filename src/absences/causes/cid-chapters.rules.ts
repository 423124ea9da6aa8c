/** The chapters of the CID-10, each with its first and its last category (OMS, CID-10, volume 1). */
const chapters = [
  ['I', 'A00', 'B99', 'Doenças infecciosas e parasitárias'],
  ['II', 'C00', 'D48', 'Neoplasias'],
  ['III', 'D50', 'D89', 'Sangue e órgãos hematopoéticos'],
  ['IV', 'E00', 'E90', 'Endócrinas, nutricionais e metabólicas'],
  ['V', 'F00', 'F99', 'Transtornos mentais e comportamentais'],
  ['VI', 'G00', 'G99', 'Sistema nervoso'],
  ['VII', 'H00', 'H59', 'Olho e anexos'],
  ['VIII', 'H60', 'H95', 'Ouvido e apófise mastoide'],
  ['IX', 'I00', 'I99', 'Aparelho circulatório'],
  ['X', 'J00', 'J99', 'Aparelho respiratório'],
  ['XI', 'K00', 'K93', 'Aparelho digestivo'],
  ['XII', 'L00', 'L99', 'Pele e tecido subcutâneo'],
  ['XIII', 'M00', 'M99', 'Sistema osteomuscular e tecido conjuntivo'],
  ['XIV', 'N00', 'N99', 'Aparelho geniturinário'],
  ['XV', 'O00', 'O99', 'Gravidez, parto e puerpério'],
  ['XVI', 'P00', 'P96', 'Período perinatal'],
  ['XVII', 'Q00', 'Q99', 'Malformações congênitas'],
  ['XVIII', 'R00', 'R99', 'Sintomas e achados anormais'],
  ['XIX', 'S00', 'T98', 'Lesões, envenenamento e causas externas'],
  ['XX', 'V01', 'Y98', 'Causas externas de morbidade'],
  ['XXI', 'Z00', 'Z99', 'Fatores que influenciam o estado de saúde'],
  ['XXII', 'U00', 'U99', 'Códigos para propósitos especiais'],
] as const;

/** A chapter, as it is counted and shown. */
export type CidChapter = { number: string; name: string };

/** The form of a CID-10: a letter and two digits, and a third digit with or without a point. */
export const cidForm = /^[A-Z]\d{2}(\.?\d)?$/;

/** The chapter of a code, which may stand in small letters and without its point; null for what is no code, or in none. */
export function cidChapter(code: string): CidChapter | null {
  const written = code.trim().toUpperCase();
  if (!cidForm.test(written)) return null;
  const category = written.slice(0, 3);
  const found = chapters.find(([, first, last]) => first <= category && category <= last);
  return found ? { number: found[0], name: found[3] } : null;
}
