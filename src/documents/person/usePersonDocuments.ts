import personDocumentsCalls from 'virtual:calls/personDocuments';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { personDocumentsContract } from './person-documents.contract.ts';

export const personDocumentsApi = apiOf<typeof personDocumentsContract>('personDocuments', personDocumentsCalls);
