import type { ExamRequest1Answers } from './exam-request-1.schema.ts';

/** Exams that are a part of another one on the lists. */
const partOf: Readonly<Record<string, string>> = {
  'Colesterol total': 'Colesterol total/HDL/LDL',
  'Colesterol LDL': 'Colesterol total/HDL/LDL',
};

/** The exams that a request asks for more than once: on both lists, as a part of another one, or again in free text. */
export function askedTwice({ exams, chemical_agents, text_field }: Omit<ExamRequest1Answers, Identity>): string[] {
  const onLists: readonly string[] = [...exams, ...chemical_agents];
  const again = chemical_agents.filter((agent) =>
    [agent, partOf[agent]].some((name) => exams.some((exam) => exam === name)),
  );
  const written = text_field.split(/[\n,;]+/).map(plain);
  const alsoWritten = onLists.filter((exam) => written.includes(plain(exam)));
  return [...new Set([...again, ...alsoWritten])];
}

type Identity = 'name' | 'cpf' | 'dt_birth' | 'company';

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').replace(/\.$/, '').trim();
}
