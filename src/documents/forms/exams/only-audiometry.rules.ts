import { fold } from '../../../platform/database/search/search.ts';

/** What requests of exams ask for: chosen from lists, or written as text. */
type Asked = { exams?: readonly string[]; chemical_agents?: readonly string[]; text_field?: string };

/** Whether a request asks for audiometry and for nothing else. */
export function asksOnlyAudiometry({ exams = [], chemical_agents = [], text_field = '' }: Asked): boolean {
  const written = text_field.split(/[\n,;]+/).filter((text) => text.trim() !== '');
  const asked = [...exams, ...chemical_agents, ...written];
  return asked.length > 0 && asked.every((exam) => fold(exam).includes('audiometri'));
}
