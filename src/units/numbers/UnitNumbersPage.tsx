import { couldBeCaepf } from '../../platform/contract/registration/registration.rules.ts';
import { registrationKindOf } from '../../platform/contract/registration/registration-kind.rules.ts';
import { useOwnerId } from '../../sign-in/useProfile.ts';
import type { ColumnsOf } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { FieldLinks } from '../../ui/list/FieldLinks.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useList } from '../../ui/list/useList.ts';
import { Page } from '../../ui/Page.tsx';
import type { unitsContract } from '../units.contract.ts';
import { unitLabels as labels } from '../units.labels.ts';
import { unitsApi } from '../useUnits.ts';

export function meta() {
  return [{ title: 'Números a conferir · Zelo' }];
}

const columns: ColumnsOf<typeof unitsContract.wrongNumbers> = [
  { header: labels.identification, cell: ({ identification }) => identification, sort: 'identification' },
  { header: labels.city, cell: ({ city }) => city, sort: 'city' },
  {
    header: 'A conferir',
    cell: ({ id, cnpj, cpf_legal_representative: cpf, wrongNumbers }) => (
      <FieldLinks
        modal={`edit/${id}`}
        links={[
          {
            field: 'cnpj',
            text: `Corrigir o ${registrationKindOf(cnpj)} ${cnpj}`,
            note: couldBeCaepf(cnpj) ? 'como CAEPF, os dígitos conferem' : undefined,
          },
          { field: 'cpf_legal_representative', text: `Corrigir o ${labels.cpf_legal_representative} ${cpf}` },
        ].filter(({ field }) => wrongNumbers.split(',').includes(field))}
      />
    ),
  },
];

/** The company's units with a number whose check digits do not fit, each the way to that field. */
export default function UnitNumbersPage() {
  const companyId = useOwnerId();
  const list = useList(
    'identification',
    (part) => unitsApi.wrongNumbers.queryOptions({ input: { ...part, companyId } }),
    { quiet: true },
  );
  return (
    <Page
      title="Números a conferir"
      back={{ label: 'Voltar às unidades', to: '/units' }}
      description="Unidades com um CNPJ ou um CPF cujos dígitos verificadores não conferem. A lista se esvazia à medida que são corrigidos."
    >
      <DataTable
        caption="Unidades com números a conferir"
        columns={columns}
        rows={list.data?.units}
        list={list}
        searchLabel="Buscar por identificação, CNPJ, cidade, e-mail ou telefone"
        empty="Todos os números conferem."
      />
      <ListModals list={list} />
    </Page>
  );
}
