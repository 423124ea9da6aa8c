import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../testing/chance/chance.ts';
import { pdfProblems, sentPdf } from './sent-pdf.rules.ts';

/** What is told of a file that comes in pieces of this size. */
function problemOf(text: string, piece = 65_536): string | null {
  const pdf = sentPdf();
  const bytes = Buffer.from(text, 'latin1');
  for (let at = 0; at < bytes.length; at += piece) pdf.read(bytes.subarray(at, at + piece));
  return pdf.problem();
}

const body = (trailer: string, filler = '') =>
  `%PDF-1.7\n${filler}\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 9 ${trailer} >>\nstartxref\n9\n%%EOF\n`;
const whole = body('/Root 1 0 R');

test.each([
  ['a whole one', whole, null],
  ['one behind other bytes', ' '.repeat(1023) + whole, null],
  ['one too far behind', ' '.repeat(1024) + whole, pdfProblems.notPdf],
  ['nothing', '', pdfProblems.empty],
  ['a web page', '<html></html>', pdfProblems.notPdf],
  ['one with a password', body('/Root 1 0 R /Encrypt 5 0 R'), pdfProblems.locked],
  ['one whose dictionary is in the trailer', body('/Encrypt<</Filter/Standard/V 4>>/Root 1 0 R'), pdfProblems.locked],
  ['one that tells of metadata', body('/Root 1 0 R /EncryptMetadata true'), null],
  ['one that writes about passwords', body('/Root 1 0 R', `(/Encrypt 5 0 R)${' '.repeat(3000)}`), null],
  ['one that is cut off', whole.slice(0, -8), pdfProblems.cutOff],
  ['one that is cut off in the middle', `${whole.slice(0, 40)}${'x'.repeat(9000)}`, pdfProblems.cutOff],
  ['one with something behind it', `${whole}${'\0'.repeat(2000)}`, null],
])('%s', (_, text, expected) => expect(problemOf(text)).toBe(expected));

test('the same is told however the file comes', () => {
  const locked = body('/Root 1 0 R /Encrypt 5 0 R', 'x'.repeat(9000));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12_000 }), (piece) => {
      expect(problemOf(locked, piece)).toBe(pdfProblems.locked);
      expect(problemOf(`${' '.repeat(1000)}${whole}`, piece)).toBeNull();
      expect(problemOf(locked.slice(0, -10), piece)).toBe(pdfProblems.locked);
    }),
    { numRuns: runs(60) },
  );
});
