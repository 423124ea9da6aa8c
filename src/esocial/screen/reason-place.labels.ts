import type { EsocialEvent, EventReason } from '../esocial.contract.ts';
import { answerField } from '../esocial.labels.ts';

/** Where a reason is put right: another screen or a modal of this one for whoever may, and for everybody else who does it. */
export type Way = { to: string | null; modal?: string; text: string };

/** The field of the register that a reason names, as the edit form knows it. */
const fields: Readonly<Record<string, string>> = {
  CPF: 'cpf',
  'Matrícula no eSocial': 'esocial_registration',
  'Categoria no eSocial': 'esocial_category',
};

/**
 * Where a reason leads the reader: to the screen and its field, or to the words of who puts it right.
 * @param reader who looks: a company, or a professional
 */
export function wayOf(
  { place: { screen, field, at } }: EventReason,
  { id, companyId, employeeId, documentId }: Pick<EsocialEvent, 'id' | 'companyId' | 'employeeId' | 'documentId'>,
  reader: 'company' | 'professional',
): Way {
  const isCompany = reader === 'company';
  if (screen === 'company') {
    return { to: null, text: `Cadastro da empresa, campo ‘${field}’: a administração da clínica o preenche.` };
  }
  if (screen === 'employee') {
    const name = fields[field] ?? '';
    return isCompany
      ? { to: `/employees/edit/${employeeId}#${name}`, text: `Abrir o cadastro no campo ‘${field}’` }
      : { to: null, text: `Cadastro do colaborador, campo ‘${field}’: a empresa o preenche.` };
  }
  if (screen === 'document') {
    return {
      to: `/documents/issued/${documentId}`,
      text: isCompany ? `Ver o ASO: a clínica corrige ‘${field}’` : `Abrir o ASO para corrigir ‘${field}’`,
    };
  }
  if (screen === 'exam') {
    return isCompany
      ? { to: null, text: `Quem examinou diz ‘${field}’.` }
      : { to: null, modal: `exam/${id}/${at ?? 0}`, text: `Dizer ‘${field}’` };
  }
  if (screen === 'unit') {
    return isCompany
      ? { to: '/units', text: `Abrir as unidades: corrija ‘${field}’` }
      : { to: null, text: `Cadastro da unidade, campo ‘${field}’: a empresa o preenche.` };
  }
  if (screen === 'cat') {
    const [catId] = documentId.split(' ');
    return isCompany
      ? { to: null, text: `CAT, campo ‘${field}’: a clínica o preenche.` }
      : { to: `/cats/edit/${catId}`, text: `Abrir a CAT, em ‘${field}’` };
  }
  if (screen === 'conditions') {
    return isCompany
      ? { to: '/esocial/conditions', text: `Ver as condições do grupo: a clínica preenche ‘${field}’` }
      : { to: `/esocial/conditions?companyId=${companyId}`, text: `Abrir as condições do grupo, em ‘${field}’` };
  }
  if (screen === 'programme') {
    return isCompany
      ? { to: '/programme', text: `Ver o programa de saúde: a clínica preenche ‘${field}’` }
      : { to: `/programmes/${companyId}`, text: `Abrir o programa de saúde, em ‘${field}’` };
  }
  if (field === answerField) {
    return isCompany
      ? { to: null, text: 'A clínica corrige o que o eSocial aponta, e envia de novo.' }
      : { to: null, text: 'Corrija o que o eSocial aponta, e envie de novo.' };
  }
  return isCompany
    ? { to: null, text: 'A clínica confere o recibo que foi anotado.' }
    : { to: null, text: 'Confira o recibo que foi anotado no evento anterior.' };
}
