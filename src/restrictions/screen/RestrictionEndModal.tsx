import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';
import { CreateModal } from '../../ui/modal/CreateModal.tsx';
import { restrictionsApi } from '../useRestrictions.ts';
import { AsoField } from './AsoField.tsx';

const loadSchema = async () => (await import('../restrictions.contract.ts')).restrictionEndFields;

/** Asks which ASO ends the restriction that the address names: nothing else does. */
export default function RestrictionEndModal() {
  const { restrictionId = '' } = useParams();
  const { data, error } = useQuery(restrictionsApi.read.queryOptions({ input: { restrictionId } }));
  const restriction = data?.restriction;
  const form = useSchemaForm(loadSchema, { documentId: '' });
  return (
    <CreateModal
      title="Encerrar restrição"
      form={form}
      save={({ documentId }) =>
        restrictionsApi.end.call({ restrictionId, documentId, version: restriction?.version ?? 0 })
      }
      savedToast="Restrição encerrada com sucesso! A empresa foi avisada."
      failedToast="Erro ao encerrar a restrição. Por favor, confira o ASO."
      buttonLabel="Encerrar"
    >
      {error && (
        <Alert color="red" role="alert">
          {errorMessage(error)}
        </Alert>
      )}
      {restriction && (
        <Text>
          A restrição de <strong>{restriction.employeeName}</strong> desde {formatDate(restriction.fromOn)} só termina
          com um novo ASO, de depois desse dia. Se ele for cancelado, ela volta a valer.
        </Text>
      )}
      <AsoField
        employeeId={restriction?.employeeId ?? ''}
        label="ASO que a encerra"
        none="Escolha o novo ASO"
        description="Se ele ainda não foi emitido, emita-o antes"
        required
      />
    </CreateModal>
  );
}
