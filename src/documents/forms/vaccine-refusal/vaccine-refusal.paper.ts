import { vaccineInformation } from '../../../vaccinations/vaccine-information.labels.ts';
import { answer, answers, paperDate, placeAndDate, section, wholeSection } from '../../paper/blocks.rules.ts';
import { letterheadOf } from '../../paper/letterhead.rules.ts';
import type { Paper, PaperBlock, PaperContext } from '../../paper/paper.ts';
import { signingOf } from '../../paper/signers.rules.ts';
import { identityBlock } from '../shared/shared.paper.ts';
import { nameAndCpf } from '../shared/shared.rules.ts';
import { vaccineRefusalFacts } from './vaccine-refusal.form-facts.ts';
import { vaccineRefusalLabels as labels } from './vaccine-refusal.labels.ts';
import type { VaccineRefusalAnswers } from './vaccine-refusal.schema.ts';

const title = 'Termo de recusa de vacina';

const declaration =
  'A vacina foi oferecida sem custo. Fui informado(a) das suas vantagens e dos seus efeitos colaterais, e dos riscos a que fico exposto(a) sem ela (NR-32, 32.2.4.17.5), e decidi não a tomar. Posso mudar de ideia a qualquer momento: ela continua à disposição, e este termo deixa de valer quando a dose for dada.';

const risk =
  'Sem a vacina, fico sem essa proteção no trabalho e posso adoecer; em caso de acidente ou contato suspeito, devo avisar imediatamente.';

/** The refusal on paper: what was explained, signed by whoever explained it and by who refuses. */
export function vaccineRefusalPaper(of: VaccineRefusalAnswers, context: PaperContext): Paper {
  const { signers, responsible } = signingOf(context, vaccineRefusalFacts.rights(of));
  const { protects, effects } = vaccineInformation(of.vaccine);
  const worker = { name: of.name || 'Trabalhador(a)', role: 'Recusei em ____ / ____ / ________', lines: [] };
  return {
    title,
    letterhead: letterheadOf(context.practice),
    copies: [
      {
        label: '',
        sections: [
          section(
            'Trabalhador(a)',
            identityBlock(of),
            answers(answer(labels.corporate_reason, of.corporate_reason, { width: 1 })),
          ),
          section(
            'Recusa',
            answers(
              answer(labels.vaccine, of.vaccine, { width: 2 / 3, room: true }),
              answer(labels.date, paperDate(of.date), { width: 1 / 3, room: true }),
            ),
          ),
          section('O que foi explicado', text(protects), text(effects), text(risk)),
          wholeSection('', text(declaration), {
            ...{ kind: 'signatures', placeAndDate: placeAndDate(''), signers: [...signers, worker], responsible },
          }),
        ],
      },
    ],
    whose: nameAndCpf(of),
    further: [title],
    imprint: null,
  };
}

function text(words: string): PaperBlock {
  return { kind: 'text', role: 'note', text: words, room: 0 };
}
