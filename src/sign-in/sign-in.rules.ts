/** The words of the sign-in form (product 2.1). */
const required = 'Campo obrigatório';
const tooShort = 'Insira no mínimo 6 caracteres';
const notAnEmail = 'Insira um email válido';

const shortest = 6;
const emailShape = /^[^\s@.]+(\.[^\s@.]+)*@[^\s@.]+(\.[^\s@.]+)+$/;

export type SignIn = { email: string; password: string };
export type SignInIssues = Partial<Record<keyof SignIn, string>>;

/**
 * What is wrong with a sign-in before it is sent. The contract says the same and is what the server holds to; this is for the
 * first screen, which must not wait for the schemas.
 */
export function signInIssues({ email, password }: SignIn): SignInIssues {
  const issues: SignInIssues = {};
  const emailIssue = lengthIssue(email.trim()) ?? (emailShape.test(email.trim()) ? undefined : notAnEmail);
  const passwordIssue = lengthIssue(password);
  if (emailIssue) issues.email = emailIssue;
  if (passwordIssue) issues.password = passwordIssue;
  return issues;
}

function lengthIssue(text: string): string | undefined {
  if (text === '') return required;
  return text.length < shortest ? tooShort : undefined;
}
