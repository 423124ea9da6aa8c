import { ORPCError } from '@orpc/contract';
import { conflict, notFound } from '../../platform/contract/errors.ts';

/** What is said to a professional of a document that does not stand any more. */
export const nothingToDeliver = 'Este documento foi cancelado ou substituído: não há o que entregar.';

/** How long a link holds (product 15.5). */
export const daysOfLink = 30;

/** How many wrong answers a link takes in all. */
export const triesOfLink = 5;

/** Where a link leads. The token comes after the `#`: no server, log, preview or mail scanner is told of it. */
export function deliveryPath(token: string): string {
  return `/e#${token}`;
}

/** A code of retrieval in two groups, as it is read out. */
export function spacedCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}

/** A link that leads nowhere: unknown, expired or ended, its holder is answered the same. */
export function linkIsOver() {
  return notFound('Este link não vale mais: venceu, foi encerrado ou deu lugar a um mais novo. Peça outro à clínica.');
}

export const wrongAnswerCode = 'WRONG_ANSWER';

/** The answers are not those of the person whom the document is of. */
export function wrongAnswer(triesLeft: number, asksCode: boolean) {
  const rest = triesLeft === 1 ? 'Resta 1 tentativa' : `Restam ${triesLeft} tentativas`;
  const asked = asksCode
    ? 'A data de nascimento, os números do CPF ou o código'
    : 'A data de nascimento ou os números do CPF';
  const message = `${asked} não conferem. ${rest}.`;
  return new ORPCError(wrongAnswerCode, { status: 403, message, data: { triesLeft } });
}

/** What became of a document that is no longer to be delivered, in the words of whoever was to receive it. */
const noLongerMessages: Readonly<Record<string, string>> = {
  cancelled: 'Este documento foi cancelado pela clínica e não vale mais.',
  superseded: 'Este documento foi corrigido e deu lugar a outro. Peça à clínica o link do novo.',
};

/** @throws 409 for a document that was cancelled or superseded */
export function mustStand(state: string): void {
  const message = noLongerMessages[state];
  if (message) throw conflict(message);
}

/** Whether the answers are the person's own. */
export function isPerson(
  person: { birthDate: string; cpf: string },
  answers: { birthDate: string; cpfEnd: string },
): boolean {
  return person.birthDate === answers.birthDate && person.cpf.replace(/\D/g, '').slice(-4) === answers.cpfEnd;
}
