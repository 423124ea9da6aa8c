import bundleDocumentsCalls from 'virtual:calls/bundleDocuments';
import bundlesCalls from 'virtual:calls/bundles';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { bundleDocumentsContract, bundlesContract } from './bundles.contract.ts';

export const bundlesApi = apiOf<typeof bundlesContract>('bundles', bundlesCalls);
export const bundleDocumentsApi = apiOf<typeof bundleDocumentsContract>('bundleDocuments', bundleDocumentsCalls);
