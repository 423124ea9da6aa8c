import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import { countRegisterReads } from '../audit/reads/register-reads.server.ts';
import { watchRefusals } from '../audit/refusals/refusals.server.ts';
import { readableAddress } from '../documents/verification/readable-address.rules.ts';
import { serveVerification, verificationPage } from '../documents/verification/verification.server.ts';
import { pageValues } from '../landing/page-values.server.ts';
import { type Database, sqliteFile } from '../platform/database/database.server.ts';
import { bytesWrittenAhead } from '../platform/database/written-ahead.server.ts';
import { answerLog, openLog } from '../platform/log.server.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { serveLetterhead } from '../practice/letterhead/public-letterhead.server.ts';
import { serveCrawlers } from '../server/crawlers.server.ts';
import { handleErrors, sendError } from '../server/errors.server.ts';
import { responseHeaders, setSecurityHeaders } from '../server/headers.server.ts';
import { healthRoute } from '../server/health.server.ts';
import { serveMetrics } from '../server/monitoring/metrics.server.ts';
import { shedLoad } from '../server/overload.server.ts';
import { inlineScriptHashes, servePages } from '../server/pages/pages.server.ts';
import { openReserve } from '../server/reserve/reserve.server.ts';
import { gracefulShutdown } from '../server/shutdown.server.ts';
import { trackResponses, type UnderWay } from '../server/under-way.server.ts';
import { answerOddHeads, handleUnreadableRequests, type Patience, usualPatience } from '../server/unreadable.server.ts';
import { callCounter, costCounter } from './call-counter.server.ts';
import { serveCalls } from './calls.server.ts';
import type { Config } from './config.server.ts';
import { serveDocs } from './docs/docs.server.ts';
import { fileArrived } from './file-arrived.server.ts';
import { serveLive } from './live.server.ts';
import { queuesOf } from './workshop/queues.server.ts';

const { version } = manifest;

export type AppParts = {
  config: Config;
  db: Database;
  storage: Storage;
  pagesFolder: string;
  patience?: Patience;
};

/**
 * Builds the server without starting it: API, files, health, documentation and pages.
 * @param patience other than `usualPatience` for tests
 * @throws when an endpoint declares no permission
 */
export async function buildApp({
  config,
  db,
  storage,
  pagesFolder,
  patience = usualPatience,
}: AppParts): Promise<FastifyInstance> {
  const scripts = inlineScriptHashes(pagesFolder);
  const headers = responseHeaders({ scripts, storeOrigin: storage.origin, publicUrl: config.publicUrl });
  const underWay: UnderWay = new Map();
  const app = Fastify({
    loggerInstance: openLog(config.logLevel),
    logController: answerLog(config.logLevel),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    requestTimeout: patience.request,
    http: { headersTimeout: patience.head, connectionsCheckingInterval: patience.look, requireHostHeader: false },
    routerOptions: { maxParamLength: 2_048 }, // signed links are long
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    return503OnClosing: false,
    clientErrorHandler: handleUnreadableRequests(headers.api, underWay),
    rewriteUrl: ({ url }) => readableAddress(url ?? '/'),
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(headers.api)),
    forceCloseConnections: false, // gracefulShutdown does it,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  setSecurityHeaders(app, headers);
  answerOddHeads(app, headers.api);
  app.removeContentTypeParser('text/plain'); // leaves JSON alone
  // A call that takes a CSV reads it as the field of that name.
  app.addContentTypeParser('text/csv', { parseAs: 'string' }, (_request, csv, done) => done(null, { csv }));
  trackResponses(app.server, underWay);
  gracefulShutdown(app, underWay);
  handleErrors(app);
  await app.register(compress, { threshold: 1024, encodings: ['gzip', 'identity'], globalDecompression: false });
  const { setAside, leaveOut } = await shedLoad(app, patience.loop);
  const refusals = watchRefusals(db, app.log, patience.refusals);
  const reads = countRegisterReads(db, app.log, patience.refusals.windowMs);
  app.addHook('onClose', () => Promise.all([refusals.settle(), reads.settle()]));
  // PostgreSQL's disk is its operator's.
  const reserve = config.databaseUrl
    ? null
    : openReserve(config.dataDir, () => bytesWrittenAhead(db, sqliteFile(config)), app.log);
  app.addHook('onReady', async () => reserve?.refill());
  const queues = queuesOf(db);
  await serveMetrics(app, { db, dataDir: config.dataDir, version, token: config.metricsToken, queues });
  await serveDocs(app, headers.docs);
  await app.register(
    async (routes) => {
      healthRoute(routes, { db, storage, config, version, queues });
      storage.serve(routes, fileArrived(db));
      serveLive(routes, { db, config }, leaveOut);
      const { cepServiceUrl, encryptionKeys, icpBrasilDir, publicUrl, signing, webhookNetworks } = config;
      const { requireSecondAdmin, requireSecondFactor, sessionIdleMinutes } = config;
      const signIn = { requireSecondAdmin, requireSecondFactor, sessionIdleMinutes };
      const { openingsToldAt, uploadsPerDay } = config;
      const amounts = { openingsToldAt, uploadsPerDay };
      const settings = {
        cepServiceUrl,
        encryptionKeys,
        icpBrasilDir,
        publicUrl,
        signing,
        webhookNetworks,
        ...signIn,
        ...amounts,
      };
      const limits = { count: callCounter(config), cost: costCounter(config), reads, refusals, setAside, reserve };
      serveCalls(routes, { db, storage, isMailOn: config.mail !== undefined, ...settings }, limits);
    },
    { prefix: '/api' },
  );
  serveCrawlers(app, config.publicUrl);
  serveLetterhead(app, db);
  const fill = await servePages(app, pagesFolder, pageValues(db, config.publicUrl), [verificationPage]);
  serveVerification(app, { db, storage, publicUrl: config.publicUrl, policy: headers.still, fill });
  return app;
}

/** The contracts are Zod's; without this Fastify loads two compilers of JSON Schema, a tenth of the start. */
function noSchema(): never {
  throw new Error('Routes carry no JSON schema: write a contract (CONTRIBUTING.md).');
}
