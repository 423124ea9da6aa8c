import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { CompanyPicker } from '../../companies/CompanyPicker.tsx';
import { companyChoice } from '../../companies/companies.labels.ts';
import { companiesApi } from '../../companies/useCompanies.ts';
import { useOwnerId, useProfile } from '../../sign-in/useProfile.ts';
import { ListChips } from '../../ui/list/filters/ListChips.tsx';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { Page } from '../../ui/Page.tsx';
import { type ImportKind, importKinds } from '../columns/columns.labels.ts';
import { mayImport } from '../import-access.rules.ts';
import { importKindLabels } from '../imports.labels.ts';
import { NewImport } from './NewImport.tsx';
import { RecentImports } from './RecentImports.tsx';

export function meta() {
  return [{ title: 'Importação · Zelo' }];
}

/** Where registers come in as spreadsheets: what is imported, for whom, and what was imported lately. */
export default function ImportsPage() {
  const type = useProfile()?.user.type ?? '';
  const ownerId = useOwnerId();
  const { params, change } = useAddressState();
  const [file, setFile] = useState<File | null>(null);
  const kinds = importKinds.filter((kind) => mayImport(type, kind));
  const kind = kinds.find((one) => one === params.get('kind')) ?? kinds[0];
  const chosen = params.get('companyId') ?? '';
  const companyId = type === 'company' ? ownerId : kind === 'companies' ? undefined : chosen;
  const put = (name: string, value: string) => change((after) => (value ? after.set(name, value) : after.delete(name)));
  if (!kind) return null;
  return (
    <Page
      title="Importação"
      description="Traga de uma planilha o que já está cadastrado em outro lugar. Nada é gravado antes de você ver o que muda."
    >
      <Stack gap="lg">
        {kinds.length > 1 && <KindChoice kinds={kinds} value={kind} onChange={(next) => put('kind', next)} />}
        {type === 'professional' && <ForCompany value={chosen} onChange={(next) => put('companyId', next)} />}
        {companyId === '' ? (
          <Text c="dimmed">Escolha a empresa de quem é a planilha.</Text>
        ) : (
          <Part
            key={`${kind} ${companyId}`}
            kind={kind}
            {...(companyId ? { companyId } : {})}
            file={file}
            onFile={setFile}
          />
        )}
      </Stack>
    </Page>
  );
}

type PartProps = ComponentProps<typeof NewImport>;

function Part({ file, onFile, ...of }: PartProps) {
  return (
    <>
      <NewImport {...of} file={file} onFile={onFile} />
      <RecentImports {...of} />
    </>
  );
}

type KindProps = { kinds: readonly ImportKind[]; value: ImportKind; onChange: (kind: string) => void };

function KindChoice({ kinds, value, onChange }: KindProps) {
  return <ListChips label="O que importar" names={kinds} texts={importKindLabels} value={value} onChange={onChange} />;
}

function ForCompany({ value, onChange }: { value: string; onChange: (companyId: string) => void }) {
  const company = useQuery(companiesApi.read.queryOptions({ input: { id: value }, enabled: value !== '' }));
  return (
    <Stack maw={480}>
      <CompanyPicker
        value={value}
        onChange={onChange}
        onOnly={onChange}
        known={company.data && companyChoice(company.data.company)}
        required
      />
    </Stack>
  );
}
