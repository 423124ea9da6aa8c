import { examCodes } from '../programmes.labels.ts';
import type { ProtocolExam } from '../programmes.schema.ts';

/** How a result is read and what is done then, as the norm has it: offered, never taken by itself. */
type Texts = Pick<ProtocolExam, 'criterion' | 'conduct'>;

const audiometry: Texts = {
  criterion:
    'Limiares comparados com os do exame de referência: aceitável, sugestivo de perda auditiva por níveis elevados de pressão sonora, desencadeamento ou agravamento (NR-7, Anexo II, 5).',
  conduct:
    'No desencadeamento ou agravamento, o(a) médico(a) decide da aptidão e da CAT (NR-7, 7.5.19.5), e o exame passa a ser a referência dos seguintes (NR-7, Anexo II, 5.5.1).',
};

const indicators: Readonly<Record<ProtocolExam['indicator'], Texts>> = {
  '': { criterion: '', conduct: '' },
  quadro1: {
    criterion: 'Acima do valor do Quadro 1: exposição excessiva, que por si não diz dano à saúde (NR-7, Anexo I).',
    conduct: 'Informar quem responde pelo PGR, sem CAT (NR-7, 7.5.19.4), e fazer exame clínico (NR-7, 7.5.19.6).',
  },
  quadro2: {
    criterion: 'Acima do valor do Quadro 2: significado clínico (NR-7, Anexo I).',
    conduct:
      'Exame clínico (NR-7, 7.5.19.6) e, conforme o achado, CAT, afastamento da exposição e encaminhamento à Previdência Social (NR-7, 7.5.19.5).',
  },
};

/** What the norm says of an exam of a protocol; empty where it says nothing of its own. */
export function usualTexts({ code, indicator }: Pick<ProtocolExam, 'code' | 'indicator'>): Texts {
  return code === examCodes.audiometry ? audiometry : indicators[indicator];
}
