import { askedOnce } from './asked-once.rules.ts';
import type { ExamRequest1Answers } from './exam-request-1.schema.ts';

/** The exams that a request asks for more than once: what the paper leaves out for it, and what stands in the free text again. */
export function askedTwice({ exams, chemical_agents, text_field }: Omit<ExamRequest1Answers, Identity>): string[] {
  const onLists: readonly string[] = [...exams, ...chemical_agents];
  const once = askedOnce(chemical_agents, exams);
  const again = chemical_agents.filter((agent) => !once.includes(agent));
  const written = text_field.split(/[\n,;]+/).map(plain);
  const alsoWritten = onLists.filter((exam) => written.includes(plain(exam)));
  return [...new Set([...again, ...alsoWritten])];
}

type Identity = 'name' | 'cpf' | 'dt_birth' | 'company';

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '').trim();
}
