import { useParams } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { useModalRecord } from '../../ui/modal/useModalRecord.ts';
import { agendaApi } from '../useAgenda.ts';

/** Asks before a holiday is taken away. */
export default function HolidayDeleteModal() {
  const { day = '' } = useParams();
  const year = Number(day.slice(0, 4));
  const { data, error, refetch } = useModalRecord(agendaApi.listHolidays.queryOptions({ input: { year } }));
  const holiday = data?.holidays.find((one) => one.day === day);
  return (
    <ActionModal
      mode="delete"
      title="Excluir feriado"
      explanation={
        data &&
        `${holiday ? `“${holiday.name}” deixa de ser feriado: v` : 'V'}olta a haver atendimento em ${formatDate(day)}, nos horários de cada local.`
      }
      loadError={error}
      refetch={refetch}
      action={() => agendaApi.removeHoliday.call({ day, version: holiday?.version })}
      doneToast="Feriado excluído com sucesso!"
      failedToast="Erro ao excluir o feriado. Por favor, tente novamente."
    />
  );
}
