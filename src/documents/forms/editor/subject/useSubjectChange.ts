import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { v4 as uuid } from 'uuid';
import { companiesApi } from '../../../../companies/useCompanies.ts';
import { employeesApi } from '../../../../employees/useEmployees.ts';
import { errorMessage } from '../../../../platform/browser/api-client.ts';
import {
  draftKey,
  flushDrafts,
  isUnfinished,
  keepDraft,
  readDraft,
  removeDraft,
} from '../../../../platform/browser/device/draft-store.ts';
import { errorToast } from '../../../../ui/toast/toast.ts';
import type { DocumentForm, Subject } from '../../form.ts';
import type { Arrival } from '../useArrival.ts';
import { chosenIn, nobodyOf, refill } from './refill.rules.ts';

type Props = {
  definition: DocumentForm;
  subject: Subject;
  userId: string;
  /** What the form holds, and under which name it is kept. */
  answers: object;
  draft: string;
  /** Goes on in this form: with other answers of the same draft, or with those of a new one. */
  onRefilled: (answers: object) => void;
  onBegun: (answers: object) => void;
};

/**
 * Chooses another company or employee in a form. What was typed for one person is never taken to another: it stays as a draft of
 * theirs, which is asked about. What was typed before anybody was chosen goes along.
 */
export function useSubjectChange({ definition, subject, userId, answers, draft, onRefilled, onBegun }: Props) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<(() => void) | null>(null);
  const { blank, kind } = definition;
  const isNobodys = chosenIn(answers)?.employeeId === '';
  const typed = () => {
    flushDrafts();
    return Object.assign({}, answers, readDraft(draft)?.values);
  };
  const askBefore = (change: () => void) => {
    if (!isNobodys && isUnfinished(draft)) setQuestion(() => change);
    else change();
  };
  const goTo = (employeeId: string, arrival: Arrival) =>
    navigate(href('/documents/create/:employeeId?', { employeeId }), { state: { kind, ...arrival } });
  const company = async (id: string) =>
    (await queries.fetchQuery(companiesApi.read.queryOptions({ input: { id } }))).company;

  async function chooseCompany(companyId: string) {
    const chosen = blank(nobodyOf(await company(companyId)));
    askBefore(() => (isNobodys ? onRefilled(refill(typed(), chosen)) : onBegun(chosen)));
  }

  async function chooseEmployee(employeeId: string) {
    if (!isNobodys || !isUnfinished(draft)) return askBefore(() => goTo(employeeId, {}));
    const [{ employee }, { unit }] = await Promise.all([
      queries.fetchQuery(employeesApi.read.queryOptions({ input: { employeeId } })),
      queries.fetchQuery(employeesApi.readUnit.queryOptions({ input: { employeeId } })),
    ]);
    const chosen = refill(typed(), blank({ employee, unit, company: await company(employee.companyId) }));
    if (employeeId === subject.employee.id) return onRefilled(chosen);
    const goOn = `${draftKey(userId, employeeId, kind)}.${uuid()}`;
    keepDraft(goOn, () => chosen);
    flushDrafts();
    removeDraft(draft);
    goTo(employeeId, { goOn });
  }

  const orSay = (work: Promise<unknown>) => void work.catch((error) => errorToast(errorMessage(error)));
  return {
    chooseCompany: (companyId: string) => orSay(chooseCompany(companyId)),
    chooseEmployee: (employeeId: string) => orSay(chooseEmployee(employeeId)),
    question: {
      opened: question !== null,
      confirm: () => {
        setQuestion(null);
        question?.();
      },
      close: () => setQuestion(null),
    },
  };
}
