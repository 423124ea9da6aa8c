import { NativeSelect } from '@mantine/core';
import { useProfile } from '../../sign-in/useProfile.ts';
import { type FormKind, formLabels } from '../documents.labels.ts';
import { stateLabels } from '../issued/issued.labels.ts';
import { uploaded, type useDocumentFilters } from './useDocumentFilters.ts';

/** What a company may have among the issued ones (product 15.1): the rest is under confidentiality. */
const openKinds: readonly FormKind[] = ['aso', 'declaration'];

const allKinds = Object.keys(formLabels) as FormKind[];

const states = [
  { value: '', label: 'Qualquer situação' },
  ...Object.entries(stateLabels).map(([value, label]) => ({ value, label })),
];

/** Which kind and state of documents is seen. */
export function DocumentFilters({ kind, state, choose }: ReturnType<typeof useDocumentFilters>) {
  const isCompany = useProfile()?.user.type === 'company';
  const kinds = [
    { value: '', label: 'Todos os tipos' },
    ...(isCompany ? openKinds : allKinds).map((value) => ({ value, label: formLabels[value] })),
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
