import { fold } from '../../platform/database/search/search.ts';

/** What other products shorten. */
const whole: Readonly<Record<string, string>> = {
  dt: 'data',
  dta: 'data',
  nasc: 'nascimento',
  nascto: 'nascimento',
  adm: 'admissao',
  admis: 'admissao',
  mat: 'matricula',
  matr: 'matricula',
  cod: 'codigo',
  codido: 'codigo',
  tel: 'telefone',
  telef: 'telefone',
  cel: 'celular',
  end: 'endereco',
  num: 'numero',
  nr: 'numero',
  no: 'numero',
  n: 'numero',
  func: 'funcionario',
  colab: 'colaborador',
  resp: 'responsavel',
  repr: 'representante',
  desc: 'descricao',
  ident: 'identificacao',
  obs: 'observacao',
  compl: 'complemento',
  mun: 'municipio',
  email: 'mail',
};

/** What joins words in a name and tells nothing. */
const joining = new Set(['a', 'o', 'as', 'os', 'de', 'da', 'do', 'das', 'dos', 'e', 'em', 'na', 'no']);

/** A name without accents, capitals, punctuation and what stands in brackets: by this a choice is remembered. */
export function headerKey(name: string): string {
  return plain(name.replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')) || plain(name);
}

/** What something is called, however it is written: here what stands in brackets tells one from another. */
export function nameKey(name: string): string {
  return plain(name);
}

/** What two names for the same thing have in common: `Dt. Nasc.` and `Data de nascimento`. */
export function sameName(name: string): string {
  const words = headerKey(name).split(' ');
  const telling = words.filter((word) => !joining.has(word));
  return (telling.length > 0 ? telling : words).map((word) => whole[word] ?? word).join(' ');
}

function plain(text: string): string {
  return fold(text)
    .replace(/[º°ª]/g, ' ')
    .replace(/\b(\p{L})\.(?=\p{L}\b)/gu, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
