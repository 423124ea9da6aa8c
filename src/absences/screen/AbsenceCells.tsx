import { Text } from '@mantine/core';
import { issuedAddress } from '../../documents/issued/issued.labels.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { FileLink } from '../../ui/list/FileLink.tsx';
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

/** Whether the INSS has to do with it: the referral that was issued, or since when there should be one. */
export function InssOf({ inss }: Absence) {
  if (inss === null) return null;
  if (inss.paper) return <FileLink file={inss.paper} to={issuedAddress} />;
  return inss.fromOn === null ? (
    <Status tone="amber">Diga se a causa é a do anterior</Status>
  ) : (
    <Status tone="red">{`Encaminhar: INSS desde ${formatDate(inss.fromOn)}`}</Status>
  );
}
