/** What a user is told who may not sign in any more, once it is sure who it is. */
export const deactivatedMessage = 'Acesso desativado. Fale com um administrador da clínica.';

/** The words of the sign-in form (product 2.1). */
const required = 'Campo obrigatório';
const tooShort = 'Insira no mínimo 6 caracteres';
const notAnEmail = 'Insira um email válido';

const shortest = 6;
const emailShape = /^[^\s@.]+(\.[^\s@.]+)*@[^\s@.]+(\.[^\s@.]+)+$/;

export type SignIn = { email: string; password: string };
export type SignInIssues = Partial<Record<keyof SignIn, string>>;
export type NewPassword = { password: string; repeat: string };
export type NewPasswordIssues = Partial<Record<keyof NewPassword, string>>;

/**
 * What is wrong with a sign-in before it is sent. The contract says the same and is what the server holds to; this is for the
 * first screen, which must not wait for the schemas.
 */
export function signInIssues({ email, password }: SignIn): SignInIssues {
  const issues: SignInIssues = {};
  const ofEmail = emailIssue(email);
  const passwordIssue = lengthIssue(password);
  if (ofEmail) issues.email = ofEmail;
  if (passwordIssue) issues.password = passwordIssue;
  return issues;
}

/** What is wrong with an e-mail before it is sent. */
export function emailIssue(email: string): string | undefined {
  return lengthIssue(email.trim()) ?? (emailShape.test(email.trim()) ? undefined : notAnEmail);
}

/** What is wrong with a new password and its repetition before they are sent; the server knows more. */
export function newPasswordIssues({ password, repeat }: NewPassword): NewPasswordIssues {
  const issue = lengthIssue(password);
  if (issue) return { password: issue };
  return password === repeat ? {} : { repeat: repeat === '' ? required : 'As senhas não são iguais' };
}

function lengthIssue(text: string): string | undefined {
  if (text === '') return required;
  return text.length < shortest ? tooShort : undefined;
}
