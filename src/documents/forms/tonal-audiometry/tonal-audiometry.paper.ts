import { airFrequencies } from '../../../audiograms/annex-2/ear.rules.ts';
import { audiogramDrawing } from '../../../audiograms/drawing/audiogram-drawing.rules.ts';
import { paperDate, section, wholeSection } from '../../paper/blocks.rules.ts';
import type { Paper, PaperContext } from '../../paper/paper.ts';
import { equipmentBlock, examPaper, found, notesSection } from '../in-house/in-house.paper.ts';
import { drawnEarsOf } from './ears-of-answers.rules.ts';
import { audiometryFacts } from './tonal-audiometry.form-facts.ts';
import { audiometryLabels as labels, thresholdRows } from './tonal-audiometry.labels.ts';
import type { AudiometryAnswers } from './tonal-audiometry.schema.ts';

const title = 'Audiometria tonal ocupacional';

const legend =
  'Direita: ○ via aérea, △ com mascaramento, < via óssea, [ com mascaramento, linha contínua. Esquerda: × via aérea, □ com mascaramento, > via óssea, ] com mascaramento, linha interrompida. Seta: sem resposta na maior intensidade testada. Na tabela, M: com mascaramento; SR: sem resposta. Limiares em dB (NA). NR-7, Anexo II.';

/** The audiometry on paper (NR-7, Anexo II, 3.5): whose, with what, the drawing and the thresholds, signed by who did it. */
export function audiometryPaper(of: AudiometryAnswers, context: PaperContext): Paper {
  return examPaper({ title, of, rights: audiometryFacts.rights(of) }, context, [
    section('Exame', examBlock(of), equipmentBlock(of, { maker: labels.maker })),
    wholeSection('Audiograma', { kind: 'drawing', ...audiogramDrawing(drawnEarsOf(of)) }),
    wholeSection('', thresholdTable(of), { kind: 'text', role: 'note', text: legend, room: 0 }),
    ...notesSection(labels.notes, of.notes),
  ]);
}

function examBlock(of: AudiometryAnswers) {
  return found(
    [labels.date, paperDate(of.date)],
    [labels.rest_hours, of.rest_hours],
    [labels.right_otoscopy, of.right_otoscopy],
    [labels.left_otoscopy, of.left_otoscopy],
  );
}

/** The same values as the drawing's, for whoever does not see it, and to be compared. */
function thresholdTable(of: AudiometryAnswers) {
  const first = 0.26;
  return {
    kind: 'table' as const,
    columns: [
      { label: 'Hz', width: first },
      ...airFrequencies.map((hz) => ({ label: `${hz}`, width: (1 - first) / airFrequencies.length })),
    ],
    across: 1,
    rows: thresholdRows.map((row) => [
      labels[row],
      ...airFrequencies.map((_, at) => cell(of[row][at], row.endsWith('_bone'))),
    ]),
    detail: '',
    room: 0,
  };
}

function cell(threshold: AudiometryAnswers['right_air'][number] | undefined, isUntested: boolean): string {
  const { db = '', masked = false, absent = false } = threshold ?? {};
  if (db.trim() === '') return isUntested ? '—' : '';
  return [db, masked ? 'M' : '', absent ? 'SR' : ''].filter(Boolean).join(' ');
}
