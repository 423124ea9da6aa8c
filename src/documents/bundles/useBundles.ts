import { apiOf } from '../../platform/browser/api-client.ts';
import type { bundleDocumentsContract, bundlesContract } from './bundles.contract.ts';

export const bundlesApi = apiOf<typeof bundlesContract>('bundles');
export const bundleDocumentsApi = apiOf<typeof bundleDocumentsContract>('bundleDocuments');
