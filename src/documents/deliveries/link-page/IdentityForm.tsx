import { IconAlertCircle } from '@tabler/icons-react';
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { dateProblem, parseDate } from '../../../platform/contract/dates.ts';
import { masks } from '../../../platform/contract/masks.ts';
import classes from '../../../sign-in/SignInForm.module.css';
import { nextText } from '../../../ui/fields/masked/masked-text.ts';
import { FormElement } from '../../../ui/form/FormElement.tsx';
import { questionLabels } from '../deliveries.labels.ts';

export type Answers = { birthDate: string; cpfEnd: string; code?: string };

type Field = keyof Answers;

type Props = {
  /** Whether the document is confidential: then the code counts, too. */
  asksCode: boolean;
  busy: boolean;
  /** Why the server has not taken the answers. */
  refusal: string | null;
  /** Whether that was because they are not the person's. */
  isWrong: boolean;
  onAnswers: (answers: Answers) => Promise<unknown>;
};

/** The questions, in the browser's own fields like the sign-in. */
export function IdentityForm({ asksCode, busy, refusal, isWrong, onAnswers }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [issues, setIssues] = useState<Partial<Answers>>({});
  /** What was said goes when something else is typed. */
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    setShown(refusal !== null);
    if (isWrong) form.current?.querySelector<HTMLElement>('#birthDate')?.focus();
  }, [refusal, isWrong]);

  const submit = async () => {
    const typed = new FormData(form.current ?? undefined);
    const textOf = (field: Field) => String(typed.get(field)).trim();
    const answers = {
      birthDate: textOf('birthDate'),
      cpfEnd: textOf('cpfEnd'),
      ...(asksCode ? { code: textOf('code').replace(/\D/g, '') } : {}),
    };
    const found = issuesOf(answers);
    setIssues(found);
    setShown(false);
    if (Object.keys(found).length === 0) return onAnswers(answers);
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const change = () => {
    setIssues({});
    setShown(false);
  };

  return (
    <FormElement ref={form} method="post" onSubmit={submit} onChange={change} className={classes.form}>
      <Question
        field="birthDate"
        issue={issues.birthDate}
        placeholder={masks.date.placeholder}
        autoComplete="bday"
        maxLength={30}
        onInput={punctuate}
      />
      <Question field="cpfEnd" issue={issues.cpfEnd} placeholder="0000" autoComplete="off" maxLength={4} />
      {asksCode && (
        <Question
          field="code"
          issue={issues.code}
          placeholder="0000 0000"
          autoComplete="one-time-code"
          maxLength={12}
        />
      )}
      {isShown && refusal && (
        <p className={classes.issue} role="alert">
          <IconAlertCircle size={18} aria-hidden="true" />
          {refusal}
        </p>
      )}
      <button type="submit" className={classes.submit} disabled={busy} aria-busy={busy}>
        {busy && <span className={classes.spinner} />}
        Ver o documento
      </button>
    </FormElement>
  );
}

function Question({ field, issue, ...input }: { field: Field; issue: string | undefined } & ComponentProps<'input'>) {
  return (
    <>
      <label htmlFor={field}>{questionLabels[field]}</label>
      <input
        id={field}
        name={field}
        inputMode="numeric"
        required
        {...input}
        {...(issue ? { 'aria-invalid': true, 'aria-describedby': `${field}-issue` } : {})}
      />
      {issue && (
        <p id={`${field}-issue`} className={classes.issue} role="alert">
          <IconAlertCircle size={18} aria-hidden="true" />
          {issue}
        </p>
      )}
    </>
  );
}

/** Writes the date's dashes while digits are typed at its end; what is pasted or filled in stands as it came. */
function punctuate({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>): void {
  const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertText';
  if (!isTyped || input.selectionStart !== input.value.length) return;
  input.value = nextText(masks.date, input.value.slice(0, -1), input.value, 'typed');
}

function issuesOf({ birthDate, cpfEnd, code }: Answers): Partial<Answers> {
  const required = 'Campo obrigatório';
  return {
    ...(parseDate(birthDate) ? {} : { birthDate: birthDate === '' ? required : dateProblem(birthDate) }),
    ...(code === undefined || /^\d{8}$/.test(code)
      ? {}
      : { code: code === '' ? required : 'O código de retirada tem 8 números' }),
    ...(/^\d{4}$/.test(cpfEnd) ? {} : { cpfEnd: cpfEnd === '' ? required : 'Digite os quatro últimos números do CPF' }),
  };
}
