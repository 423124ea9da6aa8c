import { useQuery } from '@tanstack/react-query';
import { companiesApi } from '../../companies/useCompanies.ts';
import { employeesApi } from '../../employees/useEmployees.ts';
import { fetchScript } from '../../platform/browser/scripts.ts';
import { isValidCnpj } from '../../platform/contract/check-digits.ts';
import { CountLinks } from '../../ui/CountLinks.tsx';
import { onDemand } from '../../ui/on-demand/onDemand.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { unitsApi } from '../../units/useUnits.ts';
import { numbersToCheck } from './numbers-to-check.labels.ts';

/** Only whose number is no right CNPJ needs what tells the kinds of numbers apart. */
const OwnNumber = onDemand(async () => (await fetchScript(() => import('./OwnNumber.tsx'))).OwnNumber);

/** What a company has to mend in its registers; nothing while all numbers fit. Its own number the practice mends. */
export function CompanyNumbersToCheck({ companyId }: { companyId: string }) {
  const onlyTotal = { input: { companyId, pageSize: 0 } };
  const people = useQuery(employeesApi.wrongNumbers.queryOptions(onlyTotal)).data?.total ?? 0;
  const units = useQuery(unitsApi.wrongNumbers.queryOptions(onlyTotal)).data?.total ?? 0;
  const number = useQuery(companiesApi.read.queryOptions({ input: { id: companyId } })).data?.company.cnpj ?? '';
  const counts = [
    { label: people === 1 ? 'empregado' : 'empregados', total: people, to: '/employees/numbers' },
    { label: units === 1 ? 'unidade' : 'unidades', total: units, to: '/units/numbers' },
  ].filter(({ total }) => total > 0);
  return (
    <>
      {counts.length > 0 && (
        <Panel title={numbersToCheck}>
          <CountLinks counts={counts.map(({ total, ...one }) => ({ ...one, count: total.toLocaleString('pt-BR') }))} />
        </Panel>
      )}
      {number !== '' && !isValidCnpj(number) && <OwnNumber number={number} />}
    </>
  );
}

/** The companies whose own number an administrator has to mend; nothing while all fit. */
export function NumbersToCheck() {
  const total = useQuery(companiesApi.wrongNumbers.queryOptions({ input: { pageSize: 0 } })).data?.total ?? 0;
  if (total === 0) return null;
  const label = total === 1 ? 'empresa' : 'empresas';
  return (
    <Panel title={numbersToCheck}>
      <CountLinks counts={[{ label, count: total.toLocaleString('pt-BR'), to: '/companies/numbers' }]} />
    </Panel>
  );
}
