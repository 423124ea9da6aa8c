import { today } from '../../platform/contract/dates.ts';
import type { Api } from '../api.ts';
import { create } from '../factories.ts';

type By = { employeeId: string; token: string };

export function consentFields(fields: object = {}) {
  return { purpose: 'esocialResult', given_on: '05-01-2026', paper: 'Pasta azul, folha 3', ...fields };
}

/** A consent of an employee, by the professional who holds the token; answers its identifier. */
export async function makeConsent(app: Api, { employeeId, token }: By, fields: object = {}): Promise<string> {
  return (await create(app, `/employee/${employeeId}/consents`, consentFields(fields), token)).consentId;
}

export function privacyRequestFields(fields: object = {}) {
  return {
    kind: 'correction',
    received_on: today(),
    channel: 'inPerson',
    consent_id: '',
    asked: 'O meu sobrenome está errado no prontuário',
    ...fields,
  };
}

/** A request of an employee about their data, by the professional who holds the token; answers its identifier. */
export async function makePrivacyRequest(app: Api, { employeeId, token }: By, fields: object = {}): Promise<string> {
  return (await create(app, `/employee/${employeeId}/privacy-requests`, privacyRequestFields(fields), token)).requestId;
}

export function privacyAnswerFields(fields: object = {}) {
  return {
    version: 1,
    outcome: 'granted',
    retention: '',
    answer: 'Corrigido no cadastro; o documento emitido foi corrigido por outro',
    answered_on: today(),
    ...fields,
  };
}
