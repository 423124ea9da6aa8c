import { SheetError } from './sheet-error.server.ts';

/** What is met in an XML, in its order: names without their prefix. */
export type XmlHandlers = {
  open: (name: string, attributes: string) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** No tag or text of a spreadsheet is longer. */
const longest = 1024 * 1024;

/**
 * Reads an XML as its pieces come, holding no more than one tag or text of it. Entities of its own are refused, with the
 * declaration that would bring them: no spreadsheet has one.
 * @param between what to wait for between two pieces
 * @throws {SheetError} on what is no XML
 */
export async function readXml(
  pieces: AsyncIterable<Buffer>,
  handlers: XmlHandlers,
  between?: () => Promise<void>,
): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    rest = readPart(rest + decoder.decode(piece, { stream: true }), handlers);
    if (rest.length > longest) throw new SheetError('too-much');
    await between?.();
  }
  if (readPart(rest + decoder.decode(), handlers).trim() !== '') throw new SheetError('damaged');
}

/** Reads as far as tags are whole, and gives back the rest. */
function readPart(xml: string, { open, text, close }: XmlHandlers): string {
  let at = 0;
  for (;;) {
    const begin = xml.indexOf('<', at);
    if (begin < 0) return xml.slice(at);
    const end = endOfTag(xml, begin);
    if (end < 0) return xml.slice(at);
    if (begin > at) text?.(decoded(xml.slice(at, begin)));
    at = end;
    const next = xml.charCodeAt(begin + 1);
    if (next === slash) close?.(local(xml.slice(begin + 2, end - 1).trim()));
    else if (next === bang) readDeclaration(xml.slice(begin, end), text);
    else if (next !== question) readTag(xml, begin, end, open, close);
  }
}

const [slash, bang, question, quote, apostrophe, greater] = [47, 33, 63, 34, 39, 62];

/** Where what begins with a `<` is over; -1 where that is still to come. */
function endOfTag(xml: string, begin: number): number {
  if (xml.startsWith('<!--', begin)) return after(xml.indexOf('-->', begin + 4), 3);
  if (xml.startsWith('<![CDATA[', begin)) return after(xml.indexOf(']]>', begin + 9), 3);
  if (xml.startsWith('<?', begin)) return after(xml.indexOf('?>', begin + 2), 2);
  if (xml.startsWith('<!', begin)) return xml.length - begin < 9 ? -1 : after(xml.indexOf('>', begin), 1);
  let within = 0;
  for (let at = begin + 1; at < xml.length; at += 1) {
    const code = xml.charCodeAt(at);
    if (within !== 0) within = code === within ? 0 : within;
    else if (code === quote || code === apostrophe) within = code;
    else if (code === greater) return at + 1;
  }
  return -1;
}

function after(found: number, length: number): number {
  return found < 0 ? -1 : found + length;
}

function readDeclaration(declaration: string, text: XmlHandlers['text']): void {
  if (declaration.startsWith('<![CDATA[')) text?.(declaration.slice(9, -3));
  else if (!declaration.startsWith('<!--')) throw new SheetError('damaged');
}

function readTag(
  xml: string,
  begin: number,
  end: number,
  open: XmlHandlers['open'],
  close: XmlHandlers['close'],
): void {
  const isEmpty = xml.charCodeAt(end - 2) === slash;
  const tag = xml.slice(begin + 1, isEmpty ? end - 2 : end - 1);
  const space = tag.search(/\s/);
  const name = local(space < 0 ? tag : tag.slice(0, space));
  open(name, space < 0 ? '' : tag.slice(space));
  if (isEmpty) close?.(name);
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The value of one of a tag's attributes, by its name with the prefix; empty where it has none. */
export function attribute(attributes: string, name: string): string {
  const found = attributes.indexOf(` ${name}=`);
  const begin = found < 0 ? attributes.search(new RegExp(`\\s${name}\\s*=`)) : found;
  if (begin < 0) return '';
  const [, , value = ''] = /=\s*(["'])([\s\S]*?)\1/.exec(attributes.slice(begin)) ?? [];
  return decoded(value);
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? whole;
    const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
