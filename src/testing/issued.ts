import { formExamples } from '../documents/forms/forms.example.ts';
import type { FormKind } from '../documents/forms/registry.ts';
import type { Api } from './api.ts';

type Person = { id: string; companyId: string; name: string; cpf: string };

/** Answers of a form as somebody gives them about this employee. */
function answersOf(kind: FormKind, employee: Person, fields: object = {}): Record<string, unknown> {
  const { id: employeeId, companyId, name, cpf } = employee;
  const who =
    kind === 'anamnesis'
      ? { employeeId, companyId, employeeName: name, employeeCpf: cpf }
      : { name, cpf, ...(kind === 'aso' ? { employeeId, companyId } : {}) };
  return { ...formExamples[kind].typical, ...who, ...fields };
}

/**
 * What issues a document of a form about this employee. An example's employer is not the employee's: who issues says why. And
 * that another one is wanted where one stands.
 */
export function issueBody(kind: FormKind, employee: Person, { answers = {}, ...fields }: IssueFields = {}) {
  const said = kind === 'aso' ? { identityReason: 'Conferido com o documento apresentado' } : {};
  const another = { anotherConfirmed: true };
  return { employeeId: employee.id, kind, answers: answersOf(kind, employee, answers), ...another, ...said, ...fields };
}

type IssueFields = {
  answers?: object;
  confidential?: boolean;
  supersedesId?: string;
  referralId?: string;
  identityReason?: string;
  digitsConfirmed?: boolean;
  anotherConfirmed?: boolean;
};

/** Issues a document; answers its identifier and name. */
export async function issueDocument(
  app: Api,
  of: { employee: Person; token: string; kind?: FormKind },
  fields: IssueFields = {},
): Promise<{ documentId: string; name: string }> {
  const body = issueBody(of.kind ?? 'aso', of.employee, fields);
  const response = await app.call('POST', '/issued-documents', { as: of.token, body });
  if (response.status !== 201) throw new Error(`it was not issued: ${JSON.stringify(response.body)}`);
  const { documentId, name } = response.body;
  return { documentId, name };
}
