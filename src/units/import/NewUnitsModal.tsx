import { Text } from '@mantine/core';
import type { UseQueryOptions } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Company } from '../../companies/companies.contract.ts';
import { companiesApi } from '../../companies/useCompanies.ts';
import type { Import } from '../../imports/imports.contract.ts';
import { importsApi } from '../../imports/screen/useImports.ts';
import { EditModal } from '../../ui/form/EditModal.tsx';
import { UnnamedUnitFields } from '../UnitFields.tsx';
import { unitsOf, unnamedUnitLabels } from './useLeftUnits.ts';

const loadSchema = async () => (await import('../units.contract.ts')).unnamedUnitFields;

/** Asks once for what all units say that a file of employees names and the company does not have; the file names them. */
export default function NewUnitsModal() {
  const { importId = '' } = useParams();
  return (
    <EditModal
      title="Criar as unidades que faltam"
      loadSchema={loadSchema}
      labels={unnamedUnitLabels}
      read={readOf(importId)}
      toForm={({ one, company }) => ({ ...unitsOf(company), ...one.choices.newUnits })}
      save={(newUnits, { one }) => importsApi.check.call({ importId, choices: { ...one.choices, newUnits } })}
      savedToast="Escolha guardada. A planilha é conferida de novo."
      failedToast="As unidades não foram aceitas. Veja os campos."
    >
      <Text size="sm" style={{ gridColumn: '1 / -1' }}>
        Estes dados valem para todas as unidades que faltam; cada uma pode ser editada depois, no cadastro. A
        identificação de cada uma vem da planilha. Nada é criado antes de a importação ser gravada.
      </Text>
      <UnnamedUnitFields />
    </EditModal>
  );
}

type Read = { one: Import; company: Company };

/** The import, and the company into which it goes. */
function readOf(importId: string): UseQueryOptions<Read> {
  return {
    queryKey: [...importsApi.read.queryKey({ input: { importId } }), 'units'],
    queryFn: async ({ signal }) => {
      const { import: one } = await importsApi.read.call({ importId }, { signal });
      const { company } = await companiesApi.read.call({ id: one.companyId ?? '' }, { signal });
      return { one, company };
    },
  };
}
