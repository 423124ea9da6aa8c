import { type RefusalCode, refusals } from '../../access/refusals.rules.ts';

/** The answers of a call that refuses, by status, as OpenAPI has them: their one shape is product 9.5. */
export function refusedAnswers(codes: readonly RefusalCode[]) {
  const statuses = [...new Set(codes.map((code) => refusals[code].status))].sort();
  return Object.fromEntries(
    statuses.map((status) => [String(status), answerOf(codes.filter((code) => refusals[code].status === status))]),
  );
}

function answerOf(codes: readonly RefusalCode[]) {
  const schema = {
    type: 'object' as const,
    required: ['code', 'status', 'message'],
    properties: {
      code: { type: 'string' as const, enum: [...codes] },
      status: { type: 'integer' as const },
      message: { type: 'string' as const },
      data: {},
    },
  };
  return {
    description: codes.map((code) => `${code}: ${refusals[code].message}`).join('\n\n'),
    content: { 'application/json': { schema } },
  };
}
