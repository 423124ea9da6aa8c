import { type RefObject, useRef, useState } from 'react';
import { type FieldPath, set, type UseFormReturn } from 'react-hook-form';
import { href, useNavigate } from 'react-router';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { flushDrafts, removeDraft } from '../../../platform/browser/device/draft-store.ts';
import { keepHabit } from '../../../platform/browser/device/habits.ts';
import { isNetworkError } from '../../../platform/browser/send.ts';
import { type Issue, issuesOf } from '../../../platform/contract/errors.ts';
import { focusFirstError } from '../../../ui/form/refused/focus-first-error.ts';
import { errorToast, successToast } from '../../../ui/toast/toast.ts';
import { useSingleFlight } from '../../../ui/useSingleFlight.ts';
import { issuedApi } from '../../issued/useIssued.ts';
import type { IssuedAt } from '../../issued/viewer/useIssuedAt.ts';
import { useAttended } from '../attended/useAttended.ts';
import { placeOf } from '../editor/place.rules.ts';
import type { DocumentForm } from '../form.ts';
import { unknownOutcome } from './issuing.labels.ts';
import { type Questions, questionsIn, type Replies } from './questions.rules.ts';

type Props = {
  definition: DocumentForm;
  form: UseFormReturn<object>;
  fields: RefObject<HTMLFormElement | null>;
  draftKey: string;
  employeeId: string;
  userId: string;
  /** The document that this one corrects. */
  supersedesId: string | undefined;
};

/** The modal's own return of the focus comes a moment after it has gone. */
const afterFocusMs = 30;

/**
 * The way from 'Emitir' to the issued document: the form's own check, a confirmation, the call, and the document's own screen.
 * What was typed is dropped only when the document holds it.
 */
export function useIssuing({ definition, form, fields, draftKey, employeeId, userId, supersedesId }: Props) {
  const navigate = useNavigate();
  const attended = useAttended(employeeId);
  /** The answers that are to be issued, from the form's check until the modal is closed. */
  const [answers, setAnswers] = useState<object | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [questions, setQuestions] = useState<Questions>({});
  const refused = useRef<ReadonlyMap<string, string> | null>(null);
  const isOpen = useRef(false);
  const close = () => {
    isOpen.current = false;
    setAnswers(null);
  };

  const ask = useSingleFlight(() => {
    const sent = structuredClone(form.getValues()); // What was checked, not what is typed while the rules are on their way.
    return form.handleSubmit(
      async () => {
        flushDrafts();
        try {
          refused.current = messagesOf((await definition.refused?.(sent)) ?? []);
        } catch (failure) {
          errorToast(errorMessage(failure));
          return;
        }
        if (refused.current) return leadToRefused();
        setProblem(null);
        setQuestions({});
        isOpen.current = true;
        setAnswers(sent);
      },
      (errors) => fields.current && focusFirstError(fields.current, errors),
    )();
  });

  function refuse(error: unknown) {
    const asked = questionsIn(issuesOf(error));
    // What was asked before stands, with its answer, beside what is asked now.
    if (asked) return setQuestions((before) => ({ ...before, ...asked }));
    refused.current = answerIssues(error);
    if (refused.current) return isOpen.current ? close() : leadToRefused();
    const message = errorMessage(error);
    errorToast(message);
    setProblem(isNetworkError(error) ? unknownOutcome : message);
  }

  async function issue(
    confidential: boolean | undefined,
    {
      identityReason,
      digitsConfirmed,
      anotherConfirmed,
      correctionReason,
      referralId,
      isSigned,
    }: Replies & { correctionReason: string | undefined; referralId: string | undefined; isSigned: boolean },
  ) {
    if (!answers) return;
    setProblem(null);
    let issued: { documentId: string; name: string };
    try {
      issued = await issuedApi.issue.call({
        employeeId,
        kind: definition.kind,
        answers: { ...answers },
        ...(confidential === undefined ? {} : { confidential }),
        ...(identityReason.trim() ? { identityReason } : {}),
        ...(digitsConfirmed ? { digitsConfirmed } : {}),
        ...(anotherConfirmed ? { anotherConfirmed } : {}),
        ...(supersedesId === undefined ? {} : { supersedesId }),
        ...(correctionReason === undefined ? {} : { correctionReason }),
        ...(referralId === undefined ? {} : { referralId }),
        ...(attended && definition.completes ? { referralId: attended.id } : {}),
      });
    } catch (error) {
      refuse(error);
      return;
    }
    removeDraft(draftKey);
    const place = placeOf(answers);
    if (place) keepHabit(userId, { place });
    definition.printed?.(answers, userId);
    successToast(`Documento emitido: ${issued.name}`);
    const state = attended ? ({ queueAt: attended.placeId } satisfies IssuedAt) : null;
    const to = isSigned ? '/documents/issued/:documentId/sign' : '/documents/issued/:documentId';
    navigate(href(to, { documentId: issued.documentId }), { state });
    return 'done'; // The way to the next screen may take a moment: another click must not issue it again.
  }

  /** Only now can a field take the focus. */
  function leadToRefused() {
    const issues = refused.current;
    refused.current = null;
    if (!issues) return;
    setTimeout(() => {
      const rest = fields.current ? showAnswerIssues(form, fields.current, issues) : [...issues.values()];
      for (const message of rest) errorToast(message);
    }, afterFocusMs);
  }

  return { ask, answers, isAttended: attended !== null, problem, questions, issue, close, onClosed: leadToRefused };
}

const prefix = 'answers.';

/** What the server has said of the answers, by the names of the form's fields; null when it was about something else. */
function answerIssues(error: unknown): ReadonlyMap<string, string> | null {
  const issues = issuesOf(error);
  if (issues.some(({ path }) => !path.startsWith(prefix))) return null;
  return messagesOf(issues.map(({ path, message }) => ({ path: path.slice(prefix.length), message })));
}

/** What is said of each answer: the first, where several things are wrong with it; null for nothing. */
function messagesOf(issues: readonly Issue[]): ReadonlyMap<string, string> | null {
  return issues.length === 0 ? null : new Map(issues.toReversed().map(({ path, message }) => [path, message]));
}

/**
 * Says at each field what the server has said of it, and leads to the first.
 * @returns the messages of those that the form shows no field for
 */
function showAnswerIssues(
  form: UseFormReturn<object>,
  fields: HTMLFormElement,
  issues: ReadonlyMap<string, string>,
): string[] {
  const shown = new Set(Array.from(fields.elements, (element) => element.getAttribute('name')));
  const errors = {};
  const rest: string[] = [];
  for (const [path, message] of issues) {
    const name = [path, path.replace(/\.\d+$/, '')].find((part) => shown.has(part));
    if (!name) {
      rest.push(message);
      continue;
    }
    form.setError(name as FieldPath<object>, { message });
    set(errors, name, { message });
  }
  focusFirstError(fields, errors);
  return rest;
}
