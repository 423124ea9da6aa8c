import { Badge, Text } from '@mantine/core';
import { formatDate } from '../../platform/contract/dates.ts';
import type { Absence } from '../absences.contract.ts';

/** The last day away and the first one back. */
export function AbsenceEnd({ endsOn, returnOn }: Absence) {
  if (endsOn === null) {
    return (
      <Badge tt="none" component="span" c="var(--attention)" bg="var(--attention-ground)">
        Sem data de fim
      </Badge>
    );
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
