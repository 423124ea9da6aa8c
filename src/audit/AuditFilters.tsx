import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CompanyPicker } from '../companies/CompanyPicker.tsx';
import { companyChoice } from '../companies/companies.labels.ts';
import { companiesApi } from '../companies/useCompanies.ts';
import { actionLabels } from '../trail/trail.labels.ts';
import { FoldedFilters } from '../ui/list/filters/FoldedFilters.tsx';
import { useTypedText } from '../ui/list/useTypedText.ts';
import { ClearFilters } from './ClearFilters.tsx';
import { subjectLabels } from './labels.rules.ts';
import { PeriodFields } from './PeriodFields.tsx';
import type { useAuditFilters } from './useAuditFilters.ts';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** What part of the trail is seen: period, action, subject, user, company. */
export function AuditFilters({ chosen, latestUser, change, clear, round }: ReturnType<typeof useAuditFilters>) {
  const { companyId } = chosen;
  const company = useQuery(companiesApi.read.queryOptions({ input: { id: companyId }, enabled: companyId !== '' }));
  const known = company.data && companyChoice(company.data.company);
  const { user, ...others } = chosen;
  const narrowing = Object.values(others).filter(Boolean).length;
  return (
    <FoldedFilters
      first={
        <UserField key={`user ${round}`} value={user} latest={latestUser} onChange={(email) => change('user', email)} />
      }
      chosen={narrowing}
    >
      <PeriodFields chosen={chosen} change={change} round={round} />
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
      <CompanyPicker value={companyId} onChange={(id) => change('companyId', id)} known={known} />
      {(user || narrowing > 0) && <ClearFilters onClick={clear} />}
    </FoldedFilters>
  );
}

type UserFieldProps = { value: string; latest: () => string; onChange: (email: string) => void };

/** The user by the whole e-mail: a part of one is not asked for. */
function UserField({ value, latest, onChange }: UserFieldProps) {
  const { text, onChange: onType, finish } = useTypedText({ value, latest, apply: onChange, isComplete: isWhole });
  return (
    <TextInput
      type="search"
      label="E-mail de quem fez"
      value={text}
      error={isWhole(text.trim()) ? undefined : 'Digite o e-mail inteiro'}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={finish}
    />
  );
}

function isWhole(email: string): boolean {
  return email === '' || /^\S+@\S+\.\S+$/.test(email);
}
