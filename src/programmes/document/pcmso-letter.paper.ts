import { companySection, nameAndNumber } from '../../documents/company/company.paper.ts';
import { paperDate, section } from '../../documents/paper/blocks.rules.ts';
import { letterheadOf } from '../../documents/paper/letterhead.rules.ts';
import type { Paper } from '../../documents/paper/paper.ts';
import type { Pendency } from '../programmes.contract.ts';
import { type Around, note, type PcmsoOnPaper, signing } from './pcmso.paper.ts';

/** The letter with which the PCMSO is handed to the company. */
export function pcmsoLetterPaper(of: PcmsoOnPaper, around: Around): Paper {
  const { company, validFrom, number } = of;
  const which = number === null ? 'em preparação' : `versão ${number}`;
  const title = 'Apresentação do PCMSO';
  return {
    title,
    letterhead: letterheadOf(around.practice),
    copies: [
      {
        label: '',
        sections: [
          companySection(company),
          section(
            '',
            note(
              `Encaminhamos o Programa de Controle Médico de Saúde Ocupacional da sua empresa (${which}), que vale a partir de ${paperDate(validFrom)}. Ele foi feito a partir dos riscos do PGR e diz, de cada grupo de exposição, os riscos e os possíveis agravos, os exames, como se interpretam e o que se faz com os achados (NR-7, 7.5.4).`,
            ),
            note(
              'Pedimos que o apresentem à CIPA ou a quem responde pela segurança, que o deem a conhecer aos médicos que fizerem exames dos seus empregados, e que nos avisem quando um risco, um setor ou uma função mudar: o programa muda com o PGR.',
            ),
            ...(of.inconsistencies
              ? [
                  note(
                    'O programa aponta inconsistências entre os riscos do PGR e o que se observou. Elas devem ser reavaliadas em conjunto com quem responde pelo PGR (NR-7, 7.5.5).',
                  ),
                ]
              : []),
          ),
          section('', signing(of.physician, around)),
        ],
      },
    ],
    whose: nameAndNumber(company),
    further: [title],
    imprint: null,
  };
}

/** What a version still lacks, to be discussed with the company: of which group, what, and the norm that asks for it. */
export function pcmsoPendenciesPaper(
  of: PcmsoOnPaper,
  around: Around,
  pendencies: readonly (Pick<Pendency, 'message' | 'source'> & { group: string })[],
): Paper {
  const { company } = of;
  const title = 'Lista de pendências do PCMSO';
  return {
    title,
    letterhead: letterheadOf(around.practice),
    copies: [
      {
        label: '',
        sections: [
          companySection(company),
          pendencies.length === 0
            ? section('Pendências', note('Nenhuma: o programa está inteiro.'))
            : section('Pendências', {
                kind: 'table',
                columns: [
                  { label: 'Grupo', width: 0.25 },
                  { label: 'O que falta', width: 0.5 },
                  { label: 'Onde se pede', width: 0.25 },
                ],
                ...{ across: 1, detail: '', room: 0 },
                rows: pendencies.map(({ group, message, source }) => [group, message, source]),
              }),
          section('', signing(of.physician, around)),
        ],
      },
    ],
    whose: nameAndNumber(company),
    further: [title],
    imprint: null,
  };
}
