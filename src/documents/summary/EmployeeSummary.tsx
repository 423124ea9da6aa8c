import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { useDueText } from '../../due-dates/useDueStatus.ts';
import type { Employee } from '../../employees/employees.contract.ts';
import { employeeLabels } from '../../employees/employees.labels.ts';
import { employeesApi } from '../../employees/useEmployees.ts';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { referralsApi } from '../../referrals/useReferrals.ts';
import { useRestrictionsText } from '../../restrictions/useHeldRestrictions.ts';
import { useReferralId } from '../forms/attended/useAttended.ts';
import { ageOn } from './age.rules.ts';
import classes from './EmployeeSummary.module.css';

const shown = ['rg', 'dt_birth', 'registration', 'office', 'sector'] as const;

/**
 * Whom the documents are about (product 3.6), and where they stand with their exams. Who it is – name, age, CPF, function, guide –
 * stays in view.
 */
export function EmployeeSummary({ employee }: { employee: Employee }) {
  const due = { label: 'Próximo exame', value: useDueText(employee.id) };
  const restricted = useRestrictionsText(employee.id);
  const restrictions = restricted === null ? [] : [{ label: 'Restrições ao trabalho', value: restricted }];
  const values = { ...employee, dt_birth: formatDate(employee.dt_birth) };
  const facts = shown.map((name) => ({ label: employeeLabels[name], value: values[name] }));
  // The rest is what the form began with; that somebody has left meanwhile is for whoever examines them to know.
  const read = employeesApi.read.queryOptions({ input: { employeeId: employee.id } });
  const now = useQuery({ ...read, initialData: { employee }, staleTime: 60_000 }).data.employee;
  const left = now.inactivatedAt === null ? [] : [{ label: 'Situação', value: 'Inativo' }];
  const age = ageOn(employee.dt_birth, today());
  return (
    <section className={classes.summary} aria-label="Resumo do colaborador">
      <div className={classes.bar} data-in-view>
        <strong className={classes.name}>{employee.name}</strong>
        <span className={classes.who}>
          {[
            age === null ? '' : age === 1 ? '1 ano' : `${age} anos`,
            `CPF ${employee.cpf}`,
            `${employeeLabels.employee_function}: ${employee.employee_function}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <Guide employeeId={employee.id} />
      </div>
      <dl className={classes.facts}>
        {[...facts, ...left, due, ...restrictions].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt> <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The guide with which they are being attended. */
function Guide({ employeeId }: { employeeId: string }) {
  const referralId = useReferralId();
  const input = { referralId: referralId ?? '' };
  const { data } = useQuery(referralsApi.read.queryOptions({ input, enabled: referralId !== null }));
  if (data?.referral.employeeId !== employeeId) return null;
  const { id, name } = data.referral;
  return (
    <Link className={classes.guide} to={href('/referrals/:referralId', { referralId: id })}>
      {name}
    </Link>
  );
}
