import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { endpointsOf } from '../../access/endpoints.server.ts';
import { contracts } from '../api.server.ts';
import { apiGuide } from './api-guide.server.ts';
import { refusedAnswers } from './refused-answers.server.ts';

/** The API described as OpenAPI 3.1, made from the contracts. */
export async function describeApi() {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const endpoints = endpointsOf(contracts);
  const document = await generator.generate(contracts, {
    info: {
      title: 'Zelo',
      version: '1',
      description: apiGuide(endpoints),
    },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    security: [{ bearer: [] }],
  });
  for (const { path } of endpoints.filter(({ creates }) => creates)) {
    const operation = document.paths?.[path]?.post;
    if (operation) operation.parameters = [...(operation.parameters ?? []), idempotencyKey];
  }
  for (const { method, path, refusals } of endpoints) {
    const operation = document.paths?.[path]?.[method.toLowerCase() as 'get'];
    if (operation) operation.responses = { ...operation.responses, ...refusedAnswers(refusals) };
  }
  return document;
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  description:
    'Repetido com a mesma chave e o mesmo conteúdo em até um dia, o pedido não cria outro registro e responde o mesmo.',
  schema: { type: 'string' as const, minLength: 1, maxLength: 200 },
};
