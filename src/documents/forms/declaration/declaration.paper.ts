import { placeAndDate, section } from '../../paper/blocks.rules.ts';
import { letterheadOf } from '../../paper/letterhead.rules.ts';
import type { Paper, PaperContext } from '../../paper/paper.ts';
import { signingOf } from '../../paper/signers.rules.ts';
import { identityBlock } from '../shared/shared.paper.ts';
import { nameAndCpf } from '../shared/shared.rules.ts';
import { declarationFacts } from './declaration.form-facts.ts';
import type { DeclarationAnswers } from './declaration.schema.ts';

/** A declaration on paper, headed by its kind. */
export function declarationPaper(answers: DeclarationAnswers, context: PaperContext): Paper {
  const title = answers.title || 'Declaração';
  return {
    title,
    letterhead: letterheadOf(context.practice),
    copies: [
      {
        label: '',
        sections: [
          section('Paciente', identityBlock(answers)),
          section(
            '',
            { kind: 'text', role: 'letter', text: answers.text_field, room: 14 },
            {
              kind: 'signatures',
              placeAndDate: placeAndDate(''),
              ...signingOf(context, declarationFacts.rights(answers)),
            },
          ),
        ],
      },
    ],
    whose: nameAndCpf(answers),
    further: [title],
    imprint: null,
  };
}
