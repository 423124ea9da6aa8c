import { airFrequencies } from '../../../audiograms/annex-2/ear.rules.ts';
import { audiogramDrawing } from '../../../audiograms/drawing/audiogram-drawing.rules.ts';
import { parseDate } from '../../../platform/contract/dates.ts';
import {
  answer,
  answers,
  furtherLine,
  paperDate,
  placeAndDate,
  section,
  wholeSection,
} from '../../paper/blocks.rules.ts';
import { letterheadOf } from '../../paper/letterhead.rules.ts';
import type { Paper, PaperContext } from '../../paper/paper.ts';
import { signingOf } from '../../paper/signers.rules.ts';
import { identityBlock } from '../shared/shared.paper.ts';
import { nameAndCpf } from '../shared/shared.rules.ts';
import { drawnEarsOf } from './ears-of-answers.rules.ts';
import { audiometryFacts } from './tonal-audiometry.form-facts.ts';
import { audiometryLabels as labels, thresholdRows } from './tonal-audiometry.labels.ts';
import type { AudiometryAnswers } from './tonal-audiometry.schema.ts';

const title = 'Audiometria tonal ocupacional';

const legend =
  'Direita: ○ via aérea, △ com mascaramento, < via óssea, [ com mascaramento, linha contínua. Esquerda: × via aérea, □ com mascaramento, > via óssea, ] com mascaramento, linha interrompida. Seta: sem resposta na maior intensidade testada. Na tabela, M: com mascaramento; SR: sem resposta. Limiares em dB (NA). NR-7, Anexo II.';

/** The audiometry on paper (NR-7, Anexo II, 3.5): whose, with what, the drawing and the thresholds, signed by who did it. */
export function audiometryPaper(of: AudiometryAnswers, context: PaperContext): Paper {
  const { signers, responsible } = signingOf(context, audiometryFacts.rights(of), { contacts: false });
  return {
    title,
    letterhead: letterheadOf(context.practice),
    copies: [
      {
        label: '',
        sections: [
          section('Trabalhador(a)', identityBlock(of), workBlock(of)),
          section('Exame', examBlock(of)),
          wholeSection('Audiograma', { kind: 'drawing', ...audiogramDrawing(drawnEarsOf(of)) }),
          wholeSection('', thresholdTable(of), { kind: 'text', role: 'note', text: legend, room: 0 }),
          ...(of.notes.trim() === ''
            ? []
            : [section(labels.notes, { kind: 'text', role: 'note', text: of.notes, room: 0 })]),
          wholeSection('', { kind: 'signatures', placeAndDate: placeAndDate(''), signers, responsible }),
        ],
      },
    ],
    further: [furtherLine(`${title} · ${of.name}`)],
    foot: nameAndCpf(of),
    imprint: null,
  };
}

function workBlock(of: AudiometryAnswers) {
  return answers(
    answer('Idade na data do exame', ageAt(of)),
    answer(labels.employeeFunction, of.employeeFunction),
    answer(labels.corporate_reason, of.corporate_reason),
    answer(labels.cnpj, of.cnpj),
  );
}

function examBlock(of: AudiometryAnswers) {
  const seen = { width: 1 / 2, room: true };
  return answers(
    answer(labels.date, paperDate(of.date), seen),
    answer(labels.rest_hours, of.rest_hours, seen),
    answer(labels.right_otoscopy, of.right_otoscopy, seen),
    answer(labels.left_otoscopy, of.left_otoscopy, seen),
    answer(labels.maker, of.maker, seen),
    answer(labels.model, of.model, seen),
    answer(labels.serial, of.serial, seen),
    answer(labels.calibrated_on, paperDate(of.calibrated_on), seen),
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

/** The age on the exam's day, in whole years. */
function ageAt({ dt_birth, date }: AudiometryAnswers): string {
  const [birth, day] = [parseDate(dt_birth), parseDate(date)];
  if (!birth || !day || day < birth) return '';
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0);
  return years === 1 ? '1 ano' : `${years} anos`;
}
