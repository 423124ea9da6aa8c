import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CompanyPicker } from '../../companies/CompanyPicker.tsx';
import { saveFile } from '../../platform/browser/save-file.ts';
import { today } from '../../platform/contract/dates.ts';
import { ActionModal } from '../../ui/modal/ActionModal.tsx';
import { esocialApi } from '../useEsocial.ts';
import { useEventFilters } from './useEventFilters.ts';

/** Downloads the files of a company and a month of ASOs that are ready, without a signature. */
export default function PackageModal() {
  const filters = useEventFilters();
  const [companyId, setCompanyId] = useState(filters.companyId);
  const [month, setMonth] = useState(filters.month || today().slice(0, 7));
  const [isAsked, setIsAsked] = useState(false);
  const check = () => {
    setIsAsked(true);
    return companyId !== '' && month !== '';
  };
  return (
    <ActionModal
      mode="edit"
      title="Baixar XML de um mês"
      explanation="Os eventos prontos da empresa, dos ASOs do mês, em um ZIP. Saem sem assinatura, com o nome que o diz: são assinados e enviados em outro sistema, com o identificador que já trazem."
      loadError={null}
      choice={{
        check,
        field: () => (
          <>
            {!filters.isCompany && (
              <CompanyPicker
                value={companyId}
                onChange={setCompanyId}
                error={isAsked && companyId === '' ? 'Escolha a empresa' : undefined}
              />
            )}
            <TextInput
              type="month"
              label="Mês do ASO"
              required
              value={month}
              onChange={({ target }) => setMonth(target.value)}
              error={isAsked && month === '' ? 'Escolha o mês' : undefined}
            />
            <Text size="sm" c="dimmed">
              Cada download fica na trilha de auditoria.
            </Text>
          </>
        ),
      }}
      action={async () => {
        const { fileName, zip, events } = await esocialApi.package.call({ companyId, month });
        saveFile(new File([bytesOf(zip)], fileName, { type: 'application/zip' }));
        return events;
      }}
      doneToast={(events) => (events === 1 ? '1 evento baixado.' : `${events} eventos baixados.`)}
      failedToast="Erro ao baixar os arquivos. Por favor, tente novamente mais tarde."
      buttonLabel="Baixar"
    />
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}
