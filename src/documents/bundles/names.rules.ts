/** What a folder or a file is called when a name is left with nothing that can be written. */
const unnamed = 'Sem nome';

/** Names that Windows keeps for devices, with or without something behind a dot. */
const ofDevices = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\.|$)/i;

/**
 * A name that can be one of a folder or a file on every system, Windows' rules being the narrowest: without what separates
 * folders, controls or changes the direction of writing, without dots and spaces at its ends, and not a device's.
 * @param most so many characters at most; the whole path must stay below the 260 that Windows allows
 */
export function fileNameOf(text: string, most: number): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*\uFFFD]+/gu, ' ')
    .replace(/\s+/g, ' ');
  const short = trimmed([...trimmed(plain)].slice(0, most).join(''));
  if (short === '') return unnamed;
  return ofDevices.test(short) ? `_${short}` : short;
}

function trimmed(text: string): string {
  return text.replace(/^[\s.~]+|[\s.]+$/g, '');
}

/**
 * Gives each thing a name that no other one has, capitals aside: Windows tells 'MATRIZ' and 'Matriz' not apart.
 * @param wanted the name of each, by what it is
 */
export function distinctNames(wanted: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    [...wanted].map(([id, name]) => {
      let distinct = name;
      for (let count = 2; taken.has(folded(distinct)); count++) distinct = `${name} (${count})`;
      taken.add(folded(distinct));
      return [id, distinct];
    }),
  );
}

function folded(name: string): string {
  return name.toLocaleLowerCase('pt-BR').normalize('NFC');
}
