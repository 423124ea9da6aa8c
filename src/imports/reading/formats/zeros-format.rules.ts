/** One part of a format that says nothing but how many digits a number has and what stands between them. */
const part = /\\(.)|"([^"]*)"|([0#])|([-/() ])|[_*]./g;

/** How a format writes a whole number with its zeros: `00000`, `000\.000\.000\-00`. */
export type ZerosFormat = { zeros: number; write: (value: number) => string };

/**
 * Reads a format by which a spreadsheet shows zeros that its number does not have: 123 is 00123 for whoever filled it in.
 * @returns null for every other format
 */
export function zerosFormat(code: string): ZerosFormat | null {
  // One that chooses by the size of the number says of none of its parts which it is.
  if (/\[[<>=]/.test(code)) return null;
  const [positive = ''] = code.replace(/\[[^\]]*\]/g, '').split(';');
  if (positive.replace(part, '') !== '') return null;
  const parts = [...positive.matchAll(part)].map(([, escaped, quoted, digit, plain]) => ({
    digit,
    literal: escaped ?? quoted ?? plain ?? '',
  }));
  const places = parts.filter(({ digit }) => digit !== undefined);
  const zeros = places.length - places.findIndex(({ digit }) => digit === '0');
  if (!places.some(({ digit }) => digit === '0') || zeros < 2) return null;
  return { zeros, write: (value) => laidOut(parts, places.length, String(value).padStart(zeros, '0')) };
}

type Part = { digit: string | undefined; literal: string };

/** The digits in their places from the last one on; those for which there is no place stand in the first. */
function laidOut(parts: readonly Part[], places: number, digits: string): string {
  const missing = Math.max(0, places - digits.length);
  const [first, rest] = [digits.slice(0, Math.max(0, digits.length - places)), digits.slice(-places)];
  let place = 0;
  let out = '';
  for (const { digit, literal } of parts) {
    if (digit === undefined) {
      if (place >= missing || literal === '(') out += literal;
      continue;
    }
    if (place >= missing) out += `${place === 0 ? first : ''}${rest[place - missing]}`;
    place += 1;
  }
  return out.trim();
}
