import { asoFacts } from '../documents/forms/aso/aso.form-facts.ts';
import type { DocumentFollower } from '../documents/issued/document-follower.server.ts';
import { noteAso } from './esocial-effects.server.ts';

/** Every ASO is an event of the eSocial: made, rectified or taken back by a job (decision 115). */
export const esocialOfDocuments: DocumentFollower = {
  async afterIssue(tx, { kind, ...aso }) {
    if (kind === asoFacts.kind) await noteAso(tx, aso);
    return [];
  },
  async afterCancel(tx, { kind, ...aso }) {
    if (kind === asoFacts.kind) await noteAso(tx, aso);
    return [];
  },
};
