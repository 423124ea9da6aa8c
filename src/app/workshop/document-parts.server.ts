import { audiogramsOfDocuments } from '../../audiograms/audiograms-of-documents.server.ts';
import type { DocumentParts } from '../../documents/issued/document-follower.server.ts';
import { documentNotices, documentWebhooks } from '../../documents/issued/issued-followers.server.ts';
import { findBySerial } from '../../equipment/equipment-lookups.db.ts';
import { esocialOfDocuments } from '../../esocial/esocial-of-documents.server.ts';
import { findDoneOn } from '../../exams/exam-lookups.db.ts';
import { examsOfDocuments } from '../../exams/exams-of-documents.server.ts';
import { referralsOfDocuments } from '../../referrals/completing/referrals-of-documents.server.ts';
import { findNewFunctions } from '../../referrals/referral-lookups.db.ts';
import { restrictionsOfDocuments } from '../../restrictions/restrictions-of-documents.server.ts';
import { dosesOfCard } from '../../vaccinations/card-doses-lookups.server.ts';
import { vaccinationsOfDocuments } from '../../vaccinations/vaccinations-of-documents.server.ts';

/** Who follows when a document is issued or cancelled, in this order, and whom issuing asks. A new follower adds one line here. */
export const documentParts: DocumentParts = {
  followers: [
    examsOfDocuments,
    audiogramsOfDocuments,
    vaccinationsOfDocuments,
    restrictionsOfDocuments,
    esocialOfDocuments,
    referralsOfDocuments,
    documentNotices,
    documentWebhooks,
  ],
  register: {
    ...{ equipment: findBySerial, examsDoneOn: findDoneOn, newFunctions: findNewFunctions },
    dosesGiven: dosesOfCard,
  },
};
