/**
 * The characters that a TrueType font has a glyph for, by its `cmap` table (OpenType, formats 4 and 12).
 * @throws {Error} for a font without a Unicode table of these formats
 */
export function codePointsOf(font: Buffer): Set<number> {
  const table = tableOf(font, 'cmap');
  const found = new Set<number>();
  let isKnown = false;
  for (let at = 0; at < table.readUInt16BE(2); at += 1) {
    const sub = table.subarray(table.readUInt32BE(4 + at * 8 + 4));
    const format = sub.readUInt16BE(0);
    if (format === 12) addGroups(sub, found);
    else if (format === 4) addSegments(sub, found);
    isKnown ||= format === 4 || format === 12;
  }
  if (!isKnown) throw new Error('the font has no table of characters that can be read');
  return found;
}

function tableOf(font: Buffer, name: string): Buffer {
  for (let at = 0; at < font.readUInt16BE(4); at += 1) {
    const entry = 12 + at * 16;
    if (font.toString('latin1', entry, entry + 4) === name) return font.subarray(font.readUInt32BE(entry + 8));
  }
  throw new Error(`the font has no table ${name}`);
}

/** Format 12: ranges of characters with consecutive glyphs; glyph 0 is the one for what is missing. */
function addGroups(sub: Buffer, found: Set<number>): void {
  for (let group = 0; group < sub.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12;
    const [first, last, glyph] = [sub.readUInt32BE(at), sub.readUInt32BE(at + 4), sub.readUInt32BE(at + 8)];
    for (let code = first; code <= last; code += 1) if (glyph + code - first !== 0) found.add(code);
  }
}

/** Format 4: segments of characters, each with a difference to its glyphs or a place in a list of them. */
function addSegments(sub: Buffer, found: Set<number>): void {
  const bytes = sub.readUInt16BE(6);
  for (let at = 0; at < bytes; at += 2) {
    const [end, start] = [sub.readUInt16BE(14 + at), sub.readUInt16BE(16 + bytes + at)];
    const delta = sub.readUInt16BE(16 + bytes * 2 + at);
    const place = 16 + bytes * 3 + at;
    const offset = sub.readUInt16BE(place);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const listed = offset === 0 ? code : sub.readUInt16BE(place + offset + (code - start) * 2);
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) found.add(code);
    }
  }
}
