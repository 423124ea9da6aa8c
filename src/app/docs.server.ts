import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import Fastify, { type FastifyInstance } from 'fastify';
import { endpointsOf } from '../access/endpoints.server.ts';
import { contracts } from './contracts.ts';

/** The API described as OpenAPI 3.1, made from the contracts. */
async function describeApi() {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contracts, {
    info: {
      title: 'Zelo',
      version: '1',
      description:
        'Prática de saúde e segurança do trabalho: empresas, unidades, empregados, profissionais e documentos.',
    },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    security: [{ bearer: [] }],
  });
  for (const { path } of endpointsOf(contracts).filter(({ creates }) => creates)) {
    const operation = document.paths?.[path]?.post;
    if (operation) operation.parameters = [...(operation.parameters ?? []), idempotencyKey];
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

/**
 * `GET /api/docs`: a page to read and try the API; `GET /api/docs/json`: the document itself.
 * @param policy the Content-Security-Policy of that page and its parts
 */
export async function openDocs(policy: string): Promise<FastifyInstance> {
  const docs = Fastify();
  const document = await describeApi();
  await docs.register(swagger, { mode: 'static', specification: { document: document as never } });
  await docs.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: policy,
    uiConfig: { docExpansion: 'list', tryItOutEnabled: true, validatorUrl: null },
    theme: { title: 'Zelo · API' },
  });
  await docs.ready();
  return docs;
}
