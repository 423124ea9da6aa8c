import { useParams } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../../ui/modal/useModalRecord.ts';
import { absencesApi } from '../useAbsences.ts';

/** Asks before the absence that the address names, recorded by mistake, is taken back. */
export default function AbsenceWithdrawModal() {
  const { absenceId = '' } = useParams();
  const { data, error } = useModalRecord(absencesApi.read.queryOptions({ input: { absenceId } }));
  const absence = data?.absence;
  return (
    <ActionModal
      mode="delete"
      title="Retirar afastamento"
      explanation={
        absence &&
        `O afastamento de ${absence.employeeName} desde ${formatDate(absence.startsOn)} deixa de contar, como registrado por engano: os exames voltam às datas que teriam sem ele. Se ele só terminou, edite-o e diga o último dia.`
      }
      loadError={error}
      action={() => absencesApi.withdraw.call({ absenceId, version: absence?.version ?? 0 })}
      doneToast="Afastamento retirado com sucesso!"
      failedToast="Erro ao retirar o afastamento. Por favor, tente novamente mais tarde."
      buttonLabel="Retirar"
    />
  );
}
