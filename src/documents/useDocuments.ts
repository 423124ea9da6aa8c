import documentsCalls from 'virtual:calls/documents';
import { apiOf } from '../platform/browser/api-client.ts';
import type { documentsContract } from './documents.contract.ts';

export const documentsApi = apiOf<typeof documentsContract>('documents', documentsCalls);
