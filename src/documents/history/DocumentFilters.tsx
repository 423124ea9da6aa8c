import { NativeSelect } from '@mantine/core';
import { useProfile } from '../../sign-in/useProfile.ts';
import { formKinds, forms } from '../forms/registry.ts';
import { stateLabels } from '../issued/issued.labels.ts';
import { uploaded, type useDocumentFilters } from './useDocumentFilters.ts';

/** What a company may have among the issued ones (product 15.1): the rest is under confidentiality. */
const seenByCompany = formKinds.filter((kind) => forms[kind].seenByCompany);

const states = [
  { value: '', label: 'Qualquer situação' },
  ...Object.entries(stateLabels).map(([value, label]) => ({ value, label })),
];

export function DocumentFilters({ kind, state, choose }: ReturnType<typeof useDocumentFilters>) {
  const isCompany = useProfile()?.user.type === 'company';
  const kinds = [
    { value: '', label: 'Todos os tipos' },
    ...(isCompany ? seenByCompany : formKinds).map((value) => ({ value, label: forms[value].tab })),
    { value: uploaded, label: 'PDF enviado' },
  ];
  return (
    <>
      <NativeSelect
        aria-label="Tipo"
        value={kind}
        onChange={(event) => choose('kind', event.target.value)}
        data={kinds}
      />
      <NativeSelect
        aria-label="Situação"
        value={state}
        onChange={(event) => choose('state', event.target.value)}
        data={states}
        disabled={kind === uploaded}
      />
    </>
  );
}
