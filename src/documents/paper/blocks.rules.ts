import { formatDate } from '../../platform/contract/dates.ts';
import type { PaperAnswer, PaperBlock, PaperSection } from './paper.ts';

type Form = { width?: number; room?: boolean };

/** A label with its answer, half a line wide; several choices stand one after another. */
export function answer(label: string, value: string | readonly string[], form: Form = {}): PaperAnswer {
  const { width = 1 / 2, room = false } = form;
  return { label, text: typeof value === 'string' ? value : value.join('; '), width, room };
}

/** What fits half a line, label and all, in the paper's type. */
const longestInHalf = 52;

/** A label with its answer, half a line wide when that is enough: short ones stand side by side. */
export function fitting(label: string, value: string | readonly string[]): PaperAnswer {
  const half = answer(label, value);
  const fits = label.length + half.text.length <= longestInHalf && !half.text.includes('\n');
  return fits ? half : { ...half, width: 1 };
}

/** Answers in lines of their own. */
export function answers(...list: readonly PaperAnswer[]): PaperBlock {
  return { kind: 'answers', answers: list };
}

/** What was chosen of a list, ticked, in two columns. */
export function chosen(options: readonly string[]): PaperBlock {
  return { kind: 'checklist', label: '', columns: true, options: options.map((text) => ({ text, ticked: true })) };
}

/** All that a list offers, ticked where it was chosen: what is open is ticked by hand. */
export function boxes(label: string, options: readonly string[], ticked: string): PaperBlock {
  return {
    kind: 'checklist',
    label,
    columns: false,
    options: options.map((text) => ({ text, ticked: text === ticked })),
  };
}

/** A part of the document under its heading. */
export function section(title: string, ...blocks: readonly PaperBlock[]): PaperSection {
  return { title, blocks, whole: false };
}

/** A part that stands on one page. */
export function wholeSection(title: string, ...blocks: readonly PaperBlock[]): PaperSection {
  return { title, blocks, whole: true };
}

/** Rows in which anything was filled in. */
export function filledRows(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

/** A date as paper shows it: `1990-05-20`, or half typed `20-05-19`, with strokes; what is no date stays as it was typed. */
export function paperDate(text: string): string {
  return /^[\d-]+$/.test(text) ? formatDate(text).replaceAll('-', '/') : text;
}

/** Where and when a document is signed; what was not answered is written by hand. */
export function placeAndDate(place: string, date = ''): string {
  return `Local e data: ${place.trim() || '______________________'}, ${paperDate(date) || '____ / ____ / ________'}`;
}

/** What a line at the top of a further page holds, also in capitals; what is longer is cut. */
const longestLine = 90;

/** A line that further pages repeat. */
export function furtherLine(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > longestLine ? `${line.slice(0, longestLine).trim()}…` : line;
}
