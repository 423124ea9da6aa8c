import { paperDate, section } from '../../paper/blocks.rules.ts';
import type { Paper, PaperBlock, PaperContext } from '../../paper/paper.ts';
import { equipmentBlock, examPaper, found, notesSection } from '../in-house/in-house.paper.ts';
import { acuityFacts } from './visual-acuity.form-facts.ts';
import { distances, type Eye, eyes, acuityLabels as labels } from './visual-acuity.labels.ts';
import { fieldOf } from './visual-acuity.rules.ts';
import type { AcuityAnswers } from './visual-acuity.schema.ts';

const title = 'Exame de acuidade visual';

const scale =
  'Longe: fração de Snellen ou decimal. Perto: escala de Jaeger, de J1+ (a menor letra) a J16. Cores: placas de Ishihara.';

/** The exam of sight on paper: each eye and both, with and without correction, and the colours. */
export function acuityPaper(of: AcuityAnswers, context: PaperContext): Paper {
  const isNamed = of.serial.trim() !== '';
  return examPaper({ title, of, rights: acuityFacts.rights(of) }, context, [
    section(
      'Exame',
      found(
        [labels.date, paperDate(of.date)],
        [labels.done_by, of.done_by.trim() === '' ? 'Quem assina' : of.done_by],
        [labels.method, of.method],
        [labels.correction, of.correction],
      ),
    ),
    ...(isNamed ? [section('Aparelho', equipmentBlock(of, { room: false }))] : []),
    section('Acuidade', sightBlock(of), { kind: 'text', role: 'note', text: scale, room: 0 }),
    section(
      'Cores e profundidade',
      found(
        [labels.plates_right, of.plates_right],
        [labels.plates_total, of.plates_total],
        [labels.stereopsis, of.stereopsis.trim() === '' ? 'Não testada' : of.stereopsis],
      ),
    ),
    ...notesSection(labels.notes, of.notes),
    section('Conclusão', found([labels.reading, of.reading])),
  ]);
}

/** A row for each eye and for both, far and near: what it sees without correction beside what it sees with it. */
function sightBlock(of: AcuityAnswers): PaperBlock {
  const cell = (distance: 'far' | 'near', eye: Eye, glasses: 'without' | 'with') =>
    of[fieldOf(distance, eye, glasses)].trim() || '—';
  return {
    kind: 'table',
    columns: [
      { label: 'Distância', width: 0.2 },
      { label: 'Olho', width: 0.2 },
      { label: 'Sem correção', width: 0.3 },
      { label: 'Com correção', width: 0.3 },
    ],
    across: 1,
    detail: '',
    room: 0,
    rows: (['far', 'near'] as const).flatMap((distance) =>
      (Object.keys(eyes) as Eye[]).map((eye) => [
        ...[distances[distance], eyes[eye], cell(distance, eye, 'without'), cell(distance, eye, 'with')],
      ]),
    ),
  };
}
