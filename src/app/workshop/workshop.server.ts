import type { FastifyBaseLogger } from 'fastify';
import { bringDeliveriesForward } from '../../outbox/clock/clock-back.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { usualPace } from '../../platform/jobs/pauses.rules.ts';
import type { Workshop } from '../../platform/jobs/run-job.server.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { watchClock } from '../../trail/clock.rules.ts';
import { webhookListeners } from '../../webhooks/webhook-notifications.server.ts';
import type { Config } from '../config.server.ts';
import { documentParts } from './document-parts.server.ts';
import { esocialServices } from './esocial-services.server.ts';
import { jobs, onSetAside } from './jobs.server.ts';
import { mailerOf } from './mails.server.ts';

type Parts = { config: Config; db: Database; storage: Storage; log: FastifyBaseLogger };

/** What this process works jobs off with: their kinds, and what their handlers are given. */
export function workshopOf({ config, db, storage, log }: Parts): Workshop {
  const services = {
    ...{ db, storage, log, encryptionKeys: config.encryptionKeys, documents: documentParts },
    webhooks: { networks: config.webhookNetworks, ...webhookListeners },
    esocial: esocialServices(config),
    anchors: config.anchors,
    ...{ signing: config.signing, icpBrasilDir: config.icpBrasilDir },
    ...{ mailer: mailerOf(config), hasClockJumped: watchClock() },
  };
  return { jobs, services, pace: usualPace, onSetAside, onClockBack: bringDeliveriesForward };
}
