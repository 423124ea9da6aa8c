import { useWatch } from 'react-hook-form';
import { Notice } from '../../../ui/Notice.tsx';
import type { PrescriptionAnswers } from './prescription.schema.ts';

const most = 3;

/** Says when one prescription names more medicines than the norm lets it have substances. */
export function ManySubstances() {
  const tooMany = useWatch({
    compute: ({ medications }: PrescriptionAnswers) =>
      new Set(medications.map(({ drugs_name }) => drugs_name.trim().toLowerCase()).filter(Boolean)).size > most,
  });
  if (!tooMany) return null;
  return (
    <Notice role="status" title="Mais de três medicamentos">
      A receita de controle especial leva no máximo três substâncias (Portaria SVS/MS 344/1998, art. 57). Confira e, se
      for o caso, faça outra receita para os demais. Este aviso não é impresso.
    </Notice>
  );
}
