import { Text } from '@mantine/core';
import { useState } from 'react';
import { CompanyPicker } from '../../companies/CompanyPicker.tsx';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { sendingApi } from '../sending/useSending.ts';
import { useEventFilters } from './useEventFilters.ts';

/** Has all events of a company signed and sent that are ready. */
export default function SendModal() {
  const filters = useEventFilters();
  const [companyId, setCompanyId] = useState(filters.companyId);
  const [isAsked, setIsAsked] = useState(false);
  const check = () => {
    setIsAsked(true);
    return companyId !== '';
  };
  const month = filters.month || undefined;
  return (
    <ActionModal
      mode="edit"
      title="Enviar ao eSocial"
      explanation={`Os eventos prontos da empresa${month ? `, dos ASOs de ${month.split('-').reverse().join('-')},` : ''} são assinados com o certificado dela, ou da clínica com a procuração, e enviados em lotes de até 50. Vão ao ambiente que está no cadastro da empresa.`}
      loadError={null}
      choice={{
        check,
        field: () => (
          <>
            <CompanyPicker
              value={companyId}
              onChange={setCompanyId}
              error={isAsked && companyId === '' ? 'Escolha a empresa' : undefined}
            />
            <Text size="sm" c="dimmed">
              O envio segue sem esta tela. Em ‘Lotes’ se vê até onde ele foi, e se pode parar e retomar.
            </Text>
          </>
        ),
      }}
      action={async () => (await sendingApi.send.call({ companyId, month })).events}
      doneToast={(events) => (events === 1 ? '1 evento a caminho.' : `${events} eventos a caminho.`)}
      failedToast="Erro ao enviar. Veja o motivo na janela."
      buttonLabel="Assinar e enviar"
    />
  );
}
