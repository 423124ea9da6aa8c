import { isDateFormat } from 'hucre';
import { type ZerosFormat, zerosFormat } from './formats/zeros-format.rules.ts';
import { SheetError } from './sheet-error.server.ts';
import { attribute, readXml } from './xml-events.server.ts';
import type { ZipArchive } from './zip-archive.server.ts';

/** What a style makes of a number: a date, or one that is shown with its zeros. */
type NumberStyle = 'date' | ZerosFormat | null;

/** What the cells of an XLSX need to be read: its sheets, the texts that they share, its styles. */
export type XlsxWorkbook = {
  sheets: readonly { name: string; part: string; hidden: boolean }[];
  /** Whether days are counted from 1904. */
  from1904: boolean;
  texts: readonly string[];
  styles: readonly NumberStyle[];
};

/** @throws {SheetError} on an archive that holds no workbook, or one with macros */
export async function readWorkbook(zip: ZipArchive): Promise<XlsxWorkbook> {
  const root = await relationsOf(zip, '_rels/.rels', '');
  const main = root.find(({ type }) => type.endsWith('/officeDocument'))?.part ?? '';
  if (/\.bin$/i.test(main) || !zip.has(main)) throw new SheetError('unknown-format');
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const relations = await relationsOf(zip, `${folder}_rels/${main.slice(folder.length)}.rels`, folder);
  if (relations.some(({ type }) => type.endsWith('/vbaProject'))) throw new SheetError('macros');
  const partOf = (kind: string) => relations.find(({ type }) => type.endsWith(`/${kind}`))?.part;

  const sheets: { name: string; part: string; hidden: boolean }[] = [];
  let from1904 = false;
  await readXml(zip.pieces(main), {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attribute(attributes, 'date1904'));
      if (name !== 'sheet') return;
      const relation = relations.find(({ id }) => id === /\s\w+:id\s*=\s*["']([^"']*)/.exec(attributes)?.[1]);
      if (!relation?.type.endsWith('/worksheet')) return;
      const hidden = /idden/.test(attribute(attributes, 'state'));
      sheets.push({ name: attribute(attributes, 'name'), part: relation.part, hidden });
    },
  });
  return {
    sheets,
    from1904,
    texts: await textsOf(zip, partOf('sharedStrings')),
    styles: await stylesOf(zip, partOf('styles')),
  };
}

type Relation = { id: string; type: string; part: string };

async function relationsOf(zip: ZipArchive, part: string, folder: string): Promise<Relation[]> {
  const relations: Relation[] = [];
  if (!zip.has(part)) return relations;
  await readXml(zip.pieces(part), {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const target = attribute(attributes, 'Target');
      const whole = target.startsWith('/') ? target.slice(1) : `${folder}${target}`;
      const type = attribute(attributes, 'Type');
      relations.push({
        id: attribute(attributes, 'Id'),
        type,
        part: whole.replace(/(^|\/)\.\//g, '$1').replace(/[^/]+\/\.\.\//g, ''),
      });
    },
  });
  return relations;
}

/** What a workbook's texts may have together: far more than the lines that are taken could say. */
const mostCharacters = 30_000_000;

async function textsOf(zip: ZipArchive, part: string | undefined): Promise<string[]> {
  const texts: string[] = [];
  if (!part || !zip.has(part)) return texts;
  let [text, isText, isReading, characters] = ['', false, false, 0];
  await readXml(zip.pieces(part), {
    open(name) {
      if (name === 'si') text = '';
      // How a text is read aloud in Japanese stands beside it.
      if (name === 'rPh') isReading = true;
      isText = name === 't' && !isReading;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading = false;
      if (name !== 'si') return;
      // An empty text is counted, too: a million of them is no file of ours.
      characters += text.length + 8;
      if (characters > mostCharacters) throw new SheetError('too-much');
      texts.push(unescaped(text));
    },
  });
  return texts;
}

/** Characters that XML can't hold, as spreadsheets write them. */
export function unescaped(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
}

/** The formats of dates that have a number of their own (ECMA-376, 18.8.30). */
const isBuiltInDate = (id: number) => (id >= 14 && id <= 17) || id === 22;

async function stylesOf(zip: ZipArchive, part: string | undefined): Promise<NumberStyle[]> {
  const styles: NumberStyle[] = [];
  if (!part || !zip.has(part)) return styles;
  const own = new Map<number, NumberStyle>();
  let isCells = false;
  await readXml(zip.pieces(part), {
    open(name, attributes) {
      if (name === 'cellXfs') isCells = true;
      const format = Number(attribute(attributes, 'numFmtId'));
      if (name === 'numFmt') own.set(format, styleOf(attribute(attributes, 'formatCode')));
      if (name === 'xf' && isCells) styles.push(own.get(format) ?? (isBuiltInDate(format) ? 'date' : null));
      if (styles.length > 70_000) throw new SheetError('too-much');
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return styles;
}

function styleOf(format: string): NumberStyle {
  return isDateFormat(format) ? 'date' : zerosFormat(format);
}
