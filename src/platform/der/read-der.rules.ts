/** One value of DER (X.690): its tag, the bytes of all of it, and those of what it holds. */
export type Der = { tag: number; whole: Buffer; value: Buffer };

/** Reads the value that begins at a place. @throws {RangeError} where there is none, or it has no end */
export function readDer(bytes: Buffer, at = 0): Der {
  const tag = bytes.readUInt8(at);
  const first = bytes.readUInt8(at + 1);
  const more = first > 0x80 ? first & 0x7f : 0;
  // Four bytes tell of more than any file here has; 0x80 is a length that BER leaves open, and DER does not have.
  if (first === 0x80 || more > 4) throw new RangeError('no length of DER');
  const length = more ? bytes.readUIntBE(at + 2, more) : first;
  const begin = at + 2 + more;
  if (begin + length > bytes.length) throw new RangeError('a value of DER without its end');
  return { tag, whole: bytes.subarray(at, begin + length), value: bytes.subarray(begin, begin + length) };
}

/** The values that one holds, in their order. */
export function partsOf({ value }: Pick<Der, 'value'>): Der[] {
  const parts: Der[] = [];
  for (let at = 0; at < value.length; ) {
    const part = readDer(value, at);
    parts.push(part);
    at += part.whole.length;
  }
  return parts;
}

/** The part at a place, counted from 0. @throws {RangeError} where there is none */
export function partAt(of: Pick<Der, 'value'>, at: number): Der {
  const part = partsOf(of)[at];
  if (!part) throw new RangeError(`a value of DER has no part ${at}`);
  return part;
}

/** An object identifier in its usual form: `2.16.76.1.3.1`. */
export function oidText({ value }: Pick<Der, 'value'>): string {
  const numbers: number[] = [];
  let number = 0;
  for (const byte of value) {
    number = number * 128 + (byte & 0x7f);
    if (byte & 0x80) continue;
    numbers.push(number);
    number = 0;
  }
  const [first = 0, ...others] = numbers;
  const root = Math.min(2, Math.floor(first / 40));
  return [root, first - root * 40, ...others].join('.');
}

/** A moment as certificates and lists have it, with two digits of the year (0x17) or four (0x18); null for another form. */
export function momentIn({ tag, value }: Pick<Der, 'tag' | 'value'>): string | null {
  const text = value.toString('latin1');
  const whole = tag === 0x17 ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text;
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/.exec(whole) ?? [];
  return y ? `${y}-${mo}-${d}T${h}:${mi}:${s}.000Z` : null;
}
