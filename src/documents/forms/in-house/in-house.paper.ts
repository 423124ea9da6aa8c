import type { DocumentRights } from '../../../councils/council-rights.rules.ts';
import { answer, answers, paperDate, placeAndDate, section, wholeSection } from '../../paper/blocks.rules.ts';
import { letterheadOf } from '../../paper/letterhead.rules.ts';
import type { Paper, PaperBlock, PaperContext, PaperSection } from '../../paper/paper.ts';
import { signingOf } from '../../paper/signers.rules.ts';
import { identityBlock } from '../shared/shared.paper.ts';
import { nameAndCpf } from '../shared/shared.rules.ts';
import { ageOn } from './days-of-exam.rules.ts';
import { examEquipmentLabels, examLabels as labels } from './in-house.labels.ts';

type Of = Record<keyof typeof labels, string>;

/** An exam done in the house on paper: whose it is, what was measured, and who answers for it. */
export function examPaper(
  { title, of, rights }: { title: string; of: Of; rights: DocumentRights | null },
  context: PaperContext,
  sections: readonly PaperSection[],
): Paper {
  const { signers, responsible } = signingOf(context, rights, { contacts: false });
  return {
    title,
    letterhead: letterheadOf(context.practice),
    copies: [
      {
        label: '',
        sections: [
          section('Trabalhador(a)', identityBlock(of), workBlock(of)),
          ...sections,
          wholeSection('', { kind: 'signatures', placeAndDate: placeAndDate(''), signers, responsible }),
        ],
      },
    ],
    whose: nameAndCpf(of),
    further: [title],
    imprint: null,
  };
}

function workBlock(of: Of): PaperBlock {
  const age = ageOn(of);
  return answers(
    answer('Idade na data do exame', age === null ? '' : age === 1 ? '1 ano' : `${age} anos`),
    answer(labels.employeeFunction, of.employeeFunction),
    answer(labels.corporate_reason, of.corporate_reason),
    answer(labels.cnpj, of.cnpj),
  );
}

const seen = { width: 1 / 2, room: true };

/** What was found, half a line each; of what was not there is a line to write on. */
export function found(...list: readonly (readonly [label: string, text: string])[]): PaperBlock {
  return answers(...list.map(([label, text]) => answer(label, text, seen)));
}

/** With what it was done; without lines to write on where it can be done without. */
export function equipmentBlock(
  of: Record<keyof typeof examEquipmentLabels, string>,
  { room = true, maker = examEquipmentLabels.maker as string } = {},
): PaperBlock {
  const form = { ...seen, room };
  return answers(
    answer(maker, of.maker, form),
    answer(examEquipmentLabels.model, of.model, form),
    answer(examEquipmentLabels.serial, of.serial, form),
    answer(examEquipmentLabels.calibrated_on, paperDate(of.calibrated_on), form),
  );
}

/** Free text under its heading; nothing where there is none. */
export function notesSection(title: string, text: string): readonly PaperSection[] {
  return text.trim() === '' ? [] : [section(title, { kind: 'text', role: 'note', text, room: 0 })];
}
