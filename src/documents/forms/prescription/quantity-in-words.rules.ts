const small = [
  ...['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze', 'treze'],
  ...['quatorze', 'quinze', 'dezesseis', 'dezessete', 'dezoito', 'dezenove'],
];
const tens = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'];
const hundreds = [
  ...['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos', 'seiscentos', 'setecentos', 'oitocentos'],
  'novecentos',
];

/** What medicines are counted in that is feminine, and its usual abbreviations; everything else is masculine. */
const feminine = new RegExp(
  `^(${[
    '(caixa|capsula|ampola|gota|dragea|unidade|cartela|bisnaga|seringa|dose|pastilha|pilula|bolsa|garrafa|caneta|lata)s?',
    'colher(es)?|embalage(m|ns)|injec(ao|oes)|aplicac(ao|oes)|cxs?|caps?|amps?|unid|uis?',
  ].join('|')})$`,
);

/**
 * A quantity with its number written out, too, as a special-control prescription has it (Portaria SVS/MS 344/1998):
 * `30 comprimidos` → `30 (trinta) comprimidos`.
 * @returns null when it begins with no whole number up to 9999, or has its words already
 */
export function withWords(quantity: string): string | null {
  const [, digits = '', rest = ''] = /^\s*(\d{1,4})(?!\d|[.,/]\d|\s*[(%])\s*(.*?)\s*$/s.exec(quantity) ?? [];
  const number = Number(digits);
  if (number === 0) return null;
  return `${digits} (${inWords(number, isFeminine(rest))}) ${rest}`.trimEnd();
}

function isFeminine(counted: string): boolean {
  const plain = counted.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return feminine.test(/^[a-z]+/.exec(plain)?.[0] ?? '');
}

/** A whole number from 1 to 9999 in words, in the gender of what is counted. */
export function inWords(number: number, feminine: boolean): string {
  const [thousands, rest] = [Math.floor(number / 1000), number % 1000];
  const joint = rest < 100 || rest % 100 === 0 ? ' e ' : ' ';
  const thousand = thousands === 1 ? 'mil' : `${below1000(thousands)} mil`;
  const words = thousands === 0 ? below1000(rest) : thousand + (rest === 0 ? '' : joint + below1000(rest));
  if (!feminine) return words;
  return words
    .replace(/\bum\b/g, 'uma')
    .replace(/\bdois\b/g, 'duas')
    .replace(/entos\b/g, 'entas');
}

function below1000(number: number): string {
  if (number === 100) return 'cem';
  const [hundred, rest] = [Math.floor(number / 100), number % 100];
  const ten = rest < 20 ? '' : tens[Math.floor(rest / 10)];
  const one = rest < 20 ? rest : rest % 10;
  return [hundreds[hundred], ten, one === 0 ? '' : small[one]].filter(Boolean).join(' e ');
}
