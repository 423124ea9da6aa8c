import type { EventKind } from '../event-kind.rules.ts';
import { type S3000Facts, violationsOfS3000 } from './s3000.rules.ts';
import { s3000Xml } from './s3000-xml.rules.ts';

/** Takes back an event that was accepted. */
export const s3000: EventKind<S3000Facts> = {
  kind: 'S-3000',
  title: 'Exclusão de evento',
  schema: 'evtExclusao.xsd',
  violations: violationsOfS3000,
  xml: s3000Xml,
};
