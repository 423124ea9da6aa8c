import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import Fastify, { type FastifyInstance } from 'fastify';
import { contracts } from './contracts.ts';

/** The API described as OpenAPI 3.1, made from the contracts. */
function describeApi() {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  return generator.generate(contracts, {
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
}

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
