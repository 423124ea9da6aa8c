import { section } from '../../paper/blocks.rules.ts';
import type { Paper } from '../../paper/paper.ts';

const statement =
  'Registro de prontuário: não é assinado eletronicamente e não substitui as vias em papel da receita de controle especial';

/** The special prescription as it is kept: its copies say that they are a record and not what the pharmacy takes. */
export function asRecord(paper: Paper): Paper {
  return {
    ...paper,
    copies: paper.copies.map((copy) => ({
      ...copy,
      sections: [section('', { kind: 'statement', text: statement }), ...copy.sections],
    })),
  };
}
