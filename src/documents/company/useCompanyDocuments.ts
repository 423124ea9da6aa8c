import companyDocumentsCalls from 'virtual:calls/companyDocuments';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { companyDocumentsContract } from './company-documents.contract.ts';

export const companyDocumentsApi = apiOf<typeof companyDocumentsContract>('companyDocuments', companyDocumentsCalls);
