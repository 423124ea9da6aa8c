import { useQueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import type { Company } from '../../companies/companies.contract.ts';
import { companiesApi } from '../../companies/useCompanies.ts';
import type { Import } from '../../imports/imports.contract.ts';
import { blankOf } from '../../ui/form/blank.ts';
import { changedFields } from '../../ui/form/changed-fields.ts';
import { DraftOwner } from '../../ui/form/draft-owner.ts';
import { leaveDraft } from '../../ui/form/useFormDraft.ts';
import { unitLabels } from '../units.labels.ts';

const { identification: _, ...labels } = unitLabels;

/** What is said once of all units that a file names and a company does not have. */
export const unnamedUnitLabels = labels;

/** What the register of the company knows of it, as a unit would say it. */
export function unitsOf(company: Company) {
  const { user, cnpj, registrationKind, cep, address, number, complement, neighborhood, city, state, phone } = company;
  const street = [address, number, complement].filter((part) => part !== '').join(', ');
  const known = { cnpj, registrationKind, cep, address: street, neighborhood, city, state, email: user.email, phone };
  return { ...blankOf(labels), ...known };
}

/** Keeps what was said of missing units as a draft of their form: who wants them after all types none of it again. */
export function useLeftUnits() {
  const owner = useContext(DraftOwner);
  const queries = useQueryClient();
  return async ({ id, companyId, choices }: Import): Promise<void> => {
    if (!choices.newUnits || companyId === null) return;
    const { company } = await queries.fetchQuery(companiesApi.read.queryOptions({ input: { id: companyId } }));
    const said = changedFields(choices.newUnits, unitsOf(company));
    if (said) leaveDraft(owner, `/imports/${id}/units`, said);
  };
}
