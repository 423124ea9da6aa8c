import { forbiddenExam } from '../../../reference/forbidden-exams.labels.ts';

/**
 * Says when the free text of a request asks for a test that must not be asked for in an employment, and what to do; null where
 * it does not. The request names the employer, so whatever it asks for is (product 7.9): it is warned of, and not issued.
 */
export function forbiddenInRequest(text: string): string | null {
  const found = forbiddenExam({ code: '', name: text });
  return found && `${found.message} (${found.source}). Retire-o: esta solicitação leva o nome da empresa.`;
}
