import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { CompanyPicker } from '../../companies/CompanyPicker.tsx';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { programmesApi } from '../useProgrammes.ts';

/** Copies a group into the version that another company has in preparation. */
export default function CopyGroupModal() {
  const { companyId = '', programmeId = '', groupId = '' } = useParams();
  const { data, error } = useQuery(programmesApi.read.queryOptions({ input: { programmeId } }));
  const [toCompanyId, setToCompanyId] = useState('');
  const [missing, setMissing] = useState<string>();
  const name = data?.groups.find(({ id }) => id === groupId)?.name ?? 'Este grupo';
  return (
    <ActionModal
      mode="edit"
      title="Copiar grupo para outra empresa"
      explanation={
        data &&
        `“${name}” vai, com funções, riscos, protocolo e aptidões, para a versão que a outra empresa tem em preparação, sem unidade e sem pessoas. Confira-o lá antes de pôr em vigor.`
      }
      loadError={error}
      choice={{
        check: () => {
          const wrong =
            toCompanyId === '' ? 'Escolha a empresa' : toCompanyId === companyId ? 'Escolha outra empresa' : undefined;
          setMissing(wrong);
          return wrong === undefined;
        },
        field: (issue) => (
          <Box mt="md">
            <CompanyPicker value={toCompanyId} onChange={setToCompanyId} error={missing ?? issue} required />
          </Box>
        ),
      }}
      action={() => programmesApi.copyGroup.call({ programmeId, groupId, toCompanyId })}
      doneToast="Grupo copiado para a versão em preparação da outra empresa"
      failedToast="Erro ao copiar o grupo. Por favor, tente novamente."
      buttonLabel="Copiar"
    />
  );
}
