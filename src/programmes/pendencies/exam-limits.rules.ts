import { forbiddenExam, needsJustification } from '../../reference/forbidden-exams.labels.ts';
import type { ProtocolExam } from '../programmes.schema.ts';

const toJustify = {
  message: 'Este exame precisa de uma justificativa: por que o risco o pede',
  source: 'NR-7, 7.5.18',
};

/** What an exam is refused for, with the field of it, or null. */
export function limitOf({ code, name, justification }: Pick<ProtocolExam, 'code' | 'name' | 'justification'>) {
  const limit = forbiddenExam({ code, name });
  if (limit) return { ...limit, field: 'code' as const };
  return needsJustification(code) && !justification ? { ...toJustify, field: 'justification' as const } : null;
}
