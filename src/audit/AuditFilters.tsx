import { Button, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconFilterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CompanyPicker } from '../companies/CompanyPicker.tsx';
import { companiesApi } from '../companies/useCompanies.ts';
import { actionLabels, subjectLabels } from './audit.contract.ts';
import { DayField } from './DayField.tsx';
import type { useAuditFilters } from './useAuditFilters.ts';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What part of the trail is seen: period, action, subject, user, company. */
export function AuditFilters({ chosen, change, clear }: ReturnType<typeof useAuditFilters>) {
  const { companyId } = chosen;
  const company = useQuery(companiesApi.read.queryOptions({ input: { id: companyId }, enabled: companyId !== '' }));
  const known = company.data && { value: companyId, label: company.data.company.fantasy_name };
  const isFiltered = Object.values(chosen).some(Boolean);
  return (
    <SimpleGrid cols={{ base: 2, md: 3 }} component="section" aria-label="Filtros">
      <DayField label="De" value={chosen.from} onChange={(day) => change('from', day)} />
      <DayField label="Até" value={chosen.to} onChange={(day) => change('to', day)} />
      <NativeSelect
        label="Ação"
        value={chosen.action}
        onChange={(event) => change('action', event.target.value)}
        data={[{ value: '', label: 'Todas' }, ...optionsOf(actionLabels)]}
      />
      <NativeSelect
        label="O quê"
        value={chosen.subject}
        onChange={(event) => change('subject', event.target.value)}
        data={[{ value: '', label: 'Tudo' }, ...optionsOf(subjectLabels)]}
      />
      <UserField value={chosen.user} onChange={(user) => change('user', user)} />
      <CompanyPicker value={companyId} onChange={(id) => change('companyId', id)} known={known} />
      {isFiltered && (
        <Button
          variant="default"
          leftSection={<IconFilterOff size={18} aria-hidden="true" />}
          onClick={clear}
          style={{ justifySelf: 'start' }}
        >
          Limpar filtros
        </Button>
      )}
    </SimpleGrid>
  );
}

/** The user by the whole e-mail: a part of one is not asked for. */
function UserField({ value, onChange }: { value: string; onChange: (email: string) => void }) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const apply = useDebouncedCallback(onChange, 400);
  const isWhole = text === '' || /^\S+@\S+\.\S+$/.test(text);
  return (
    <TextInput
      type="search"
      label="E-mail de quem fez"
      value={text}
      error={isWhole ? undefined : 'Digite o e-mail inteiro'}
      onChange={(event) => {
        const typed = event.currentTarget.value.trim();
        setText(typed);
        if (typed === '' || /^\S+@\S+\.\S+$/.test(typed)) apply(typed);
      }}
    />
  );
}
