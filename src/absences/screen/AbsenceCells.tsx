import { Text } from '@mantine/core';
import { formatDate } from '../../platform/contract/dates.ts';
import { Status } from '../../ui/status/Status.tsx';
import type { Absence } from '../absences.contract.ts';

/** The last day away and the first one back. */
export function AbsenceEnd({ endsOn, returnOn }: Absence) {
  if (endsOn === null) {
    return <Status tone="amber">Sem data de fim</Status>;
  }
  return (
    <div>
      {formatDate(endsOn)}
      {returnOn && (
        <Text size="sm" c="dimmed">
          Volta em {formatDate(returnOn)}
        </Text>
      )}
    </div>
  );
}

/** Whether there is an exam before the return, and by when. */
export function ReturnExam({ returnExam, endsOn }: Absence) {
  if (returnExam === null) return 'Se chegar a 30 dias';
  if (!returnExam) return 'Não';
  return endsOn === null ? 'Sim, antes do retorno' : `Sim, até ${formatDate(endsOn)}`;
}
