import { decimalOf, decimalText } from '../../../platform/contract/decimal.rules.ts';
import { paperDate, section } from '../../paper/blocks.rules.ts';
import type { Paper, PaperContext } from '../../paper/paper.ts';
import { bodyMassIndex } from '../in-house/body-mass.rules.ts';
import { equipmentBlock, examPaper, found, notesSection } from '../in-house/in-house.paper.ts';
import { spirometryFacts } from './occupational-spirometry.form-facts.ts';
import { spirometryLabels as labels } from './occupational-spirometry.labels.ts';
import { computed } from './occupational-spirometry.rules.ts';
import type { SpirometryAnswers } from './occupational-spirometry.schema.ts';

const title = 'Espirometria ocupacional';

/** The spirometry on paper (NR-7, Anexo III): who breathed, into what, how much, how well, and what a physician reads in it. */
export function spirometryPaper(of: SpirometryAnswers, context: PaperContext): Paper {
  const { ratio, ofFvc, ofFev1 } = computed(of);
  return examPaper({ title, of, rights: spirometryFacts.rights(of) }, context, [
    section(
      'Exame',
      found(
        [labels.date, paperDate(of.date)],
        [labels.done_by, of.done_by.trim() === '' ? 'Quem assina' : of.done_by],
        [labels.height_cm, of.height_cm],
        [labels.weight_kg, of.weight_kg],
        ['IMC em kg/m²', massOf(of)],
        [labels.smoking, of.smoking],
        [labels.pack_years, of.pack_years.trim() === '' ? 'Não informada' : of.pack_years],
      ),
    ),
    section('Espirômetro', equipmentBlock(of)),
    section(
      'Resultado',
      found(
        [labels.fvc, of.fvc],
        [labels.fvc_predicted, of.fvc_predicted],
        [labels.fev1, of.fev1],
        [labels.fev1_predicted, of.fev1_predicted],
        ['CVF em % do previsto', ofFvc],
        ['VEF1 em % do previsto', ofFev1],
        ['VEF1/CVF em %', ratio],
        [labels.ratio_lower, of.ratio_lower],
        [labels.equation, of.equation],
        [labels.curves, of.curves],
        [labels.grade, of.grade],
        [labels.reading, of.reading],
      ),
    ),
    ...notesSection(labels.report, of.report),
  ]);
}

function massOf({ height_cm, weight_kg }: SpirometryAnswers): string {
  const [height, weight] = [decimalOf(height_cm), decimalOf(weight_kg)];
  return height && weight ? decimalText(bodyMassIndex(height, weight), 1) : '';
}
