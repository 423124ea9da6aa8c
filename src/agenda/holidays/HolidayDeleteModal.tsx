import { useParams } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { agendaApi } from '../useAgenda.ts';

/** Asks before a holiday is taken away. */
export default function HolidayDeleteModal() {
  const { day = '' } = useParams();
  return (
    <ActionModal
      mode="delete"
      title="Excluir feriado"
      explanation={`Volta a haver atendimento em ${formatDate(day)}, nos horários de cada local.`}
      loadError={null}
      action={() => agendaApi.removeHoliday.call({ day })}
      doneToast="Feriado excluído com sucesso!"
      failedToast="Erro ao excluir o feriado. Por favor, tente novamente."
    />
  );
}
