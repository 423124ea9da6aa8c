import { forbiddenExam } from '../../reference/forbidden-exams.labels.ts';
import type { ProtocolExam } from '../programmes.schema.ts';

const toJustify = {
  message: 'Este exame precisa de uma justificativa: por que o risco o pede',
  source: 'NR-7, 7.5.18',
};

const justified: ReadonlySet<string> = new Set(['0568', '0576', '0789', '1130']);

/** What an exam is refused for, with the field of it, or null. */
export function limitOf({ code, name, justification }: Pick<ProtocolExam, 'code' | 'name' | 'justification'>) {
  const limit = forbiddenExam({ code, name });
  if (limit) return { ...limit, field: 'code' as const };
  return justified.has(code) && !justification ? { ...toJustify, field: 'justification' as const } : null;
}
