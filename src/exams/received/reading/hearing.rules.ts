import {
  airFrequencies,
  boneFrequencies,
  highestDb,
  lowestDb,
  type Side,
  sides,
  stepDb,
  type Threshold,
} from '../../../audiograms/annex-2/ear.rules.ts';
import { examCodes } from '../../../programmes/programmes.labels.ts';

/** The rows of thresholds that an audiometer sends, each with its frequencies (NR-7, Anexo II, 3.6.1). */
const hearingRows = {
  right_air: airFrequencies,
  right_bone: boneFrequencies,
  left_air: airFrequencies,
  left_bone: boneFrequencies,
} as const;

export type HearingRow = keyof typeof hearingRows;

/** The same as a person reads them. */
const shortNames: Readonly<Record<HearingRow, string>> = {
  ...{ right_air: 'OD aérea', right_bone: 'OD óssea', left_air: 'OE aérea', left_bone: 'OE óssea' },
};

const rows = Object.keys(hearingRows) as HearingRow[];

/** Not tested at this frequency: by bone alone. */
const untested = '-';

/** What to write in a row. */
export function hearingMessage(row: HearingRow): string {
  const frequencies = new Intl.ListFormat('pt-BR').format(hearingRows[row].map(String));
  const bone = isBone(row) ? ' e - onde não houve teste' : '';
  return `Escreva ${hearingRows[row].length} limiares em dB, de ${frequencies} Hz, com um espaço entre eles; m: com mascaramento, s: sem resposta${bone}`;
}

/** A row in the one spelling in which it is kept: '10 15m 80s -'; null for what is none. */
export function plainRow(row: HearingRow, text: string): string | null {
  const parts = text
    .trim()
    .toLowerCase()
    .split(/[\s;,|]+/);
  const isWhole = parts.length === hearingRows[row].length;
  return isWhole && parts.every((part) => (isBone(row) && part === untested) || thresholdOf(part))
    ? parts.join(' ')
    : null;
}

function isBone(row: HearingRow): boolean {
  return hearingRows[row].length === boneFrequencies.length;
}

function thresholdOf(part: string): Threshold | null {
  const found = /^(-?\d{1,3})(m?)(s?)$/.exec(part);
  if (!found) return null;
  const db = Number(found[1]);
  if (db < lowestDb || db > highestDb || db % stepDb !== 0) return null;
  return { db, masked: found[2] !== '', absent: found[3] !== '' };
}

/** All rows of a result as one text that is compared and kept; empty where none was sent. */
export function hearingOf(sent: Readonly<Record<HearingRow, string>>): string {
  const texts = rows.map((row) => sent[row]);
  return texts.some((text) => text !== '') ? texts.join('|') : '';
}

/** What is wrong with thresholds beside their exam: both ears are tested by air, and no other exam has any. */
export function hearingIssue(sent: Readonly<Record<HearingRow, string>>, code: string) {
  if (hearingOf(sent) === '') return null;
  if (code !== examCodes.audiometry) {
    return { path: 'exam_code', message: `Limiares só se recebem da audiometria tonal (${examCodes.audiometry})` };
  }
  const missing = (['right_air', 'left_air'] as const).find((row) => sent[row] === '');
  return missing ? { path: missing, message: 'Envie a via aérea das duas orelhas' } : null;
}

/** Thresholds by frequency, as a table shows them. */
export type HeardEar = { air: Record<string, Threshold>; bone: Record<string, Threshold> };

/** Both ears of what is kept; null where no thresholds were sent. */
export function earsOfHearing(hearing: string): Record<Side, HeardEar> | null {
  if (hearing === '') return null;
  const texts = hearing.split('|');
  const read = (row: HearingRow) =>
    Object.fromEntries(
      hearingRows[row].flatMap((hz, at) => {
        const threshold = thresholdOf(texts[rows.indexOf(row)]?.split(' ')[at] ?? '');
        return threshold ? [[String(hz), threshold] as const] : [];
      }),
    );
  const [right, left] = sides.map((side) => ({ air: read(`${side}_air`), bone: read(`${side}_bone`) }));
  return right && left ? { right, left } : null;
}

/** What is kept in a line that a person reads. */
export function hearingText(hearing: string): string {
  const texts = hearing.split('|');
  return rows.flatMap((row, at) => (texts[at] ? [`${shortNames[row]}: ${texts[at]}`] : [])).join(' · ');
}
