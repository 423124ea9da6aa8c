/**
 * Letters of other alphabets that look like Latin ones on a screen or on paper, each with the letter that it is taken for: data, to
 * be added to as practice shows.
 */
const alike: Readonly<Record<string, string>> = {
  a: 'αАаᴀɑΑꭺ',
  b: 'βВвΒʙЬьᏴ',
  c: 'СсϲϹᴄⅽᏟ',
  d: 'Ԁԁᴅɗđ',
  e: 'εЕеΕᴇєЄҽᎬ',
  f: 'ƒꜰϝ',
  g: 'ɡɢԌԍᏀ',
  h: 'НнΗһҺʜћᎻḥ',
  i: 'ΙιІіıɪӀӏǀƖɩᎥⅠ',
  j: 'ЈјᴊϳᎫ',
  k: 'ΚκКкᴋᏦ',
  l: 'ʟⅼᏞłɭ',
  m: 'ΜМмᴍᎷ',
  n: 'ΝηɴПпɳ',
  o: 'ΟοОоᴏσØøՕօ',
  p: 'ΡρРрᴘᏢ',
  q: 'Ԛԛʠ',
  r: 'ʀГгᎡ',
  s: 'ЅѕꜱᏚʂ',
  t: 'ΤτТтᴛᎢ',
  u: 'υᴜՍս',
  v: 'νѴѵᴠᏙΛ',
  w: 'ωԜԝᴡшᎳ',
  x: 'ΧχХхꭓ',
  y: 'ΥγУуʏҮү',
  z: 'ΖζᴢᏃ',
};

const latin = new Map(Object.entries(alike).flatMap(([letter, others]) => [...others].map((one) => [one, letter])));

/** Letters in a circle or a square: what stands between two of these ranges' ends is A to Z. */
const framed = [0x1f130, 0x1f150, 0x1f170];

function plain(character: string): string {
  const known = latin.get(character);
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 0;
  const start = framed.find((first) => code >= first && code < first + 26);
  return start === undefined ? character : String.fromCharCode(97 + code - start);
}

/**
 * A text as it is read: letters that only look like Latin ones, wide or otherwise adorned ones are those that they look like, and
 * what is not seen, as a blank of no width, is gone. For looking words up in it, not to be shown or kept.
 */
export function asRead(text: string): string {
  const visible = text.normalize('NFKD').replace(/[\p{Cf}\p{M}ㅤᅟᅠ⠀]/gu, '');
  return [...visible].map(plain).join('');
}
