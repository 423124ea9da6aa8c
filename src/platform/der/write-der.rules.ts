/** A value of DER with this tag (X.690): what it holds, one after the other. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const value = Buffer.concat(parts);
  if (value.length < 0x80) return Buffer.concat([Buffer.from([tag, value.length]), value]);
  const digits = value.length.toString(16);
  const length = Buffer.from(digits.length % 2 ? `0${digits}` : digits, 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, value]);
}

export const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);

/** Its parts in the order that DER asks of a set: by their bytes. */
export const setOf = (...parts: readonly Uint8Array[]) => der(0x31, ...[...parts].sort(Buffer.compare));

export const octets = (bytes: Uint8Array) => der(0x04, bytes);

/** A small number that is not negative. */
export const small = (number: number) => der(0x02, Buffer.from([number]));

const nothing = der(0x05);

/** An object identifier from its usual form. */
export function oid(text: string): Buffer {
  const [first = 0, second = 0, ...others] = text.split('.').map(Number);
  return der(0x06, ...[first * 40 + second, ...others].map(inSevens));
}

function inSevens(number: number): Buffer {
  const bytes = [number % 128];
  for (let left = Math.floor(number / 128); left > 0; left = Math.floor(left / 128)) bytes.unshift(0x80 | (left % 128));
  return Buffer.from(bytes);
}

/** An algorithm by its identifier, with the NULL that RSA and SHA-2 are written with. */
export const algorithm = (id: string) => sequence(oid(id), nothing);
