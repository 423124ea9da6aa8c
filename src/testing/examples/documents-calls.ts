import { today } from '../../platform/contract/dates.ts';
import { unknownId } from '../factories.ts';
import { issueBody } from '../issued.ts';
import type { ExampleCall } from './example-call.ts';

/** What whoever holds a link of a delivery is asked; nobody holds this one. */
const answers = { token: 'desconhecido', birthDate: '20-05-1990', cpfEnd: '0001' };

/** Example calls: documents, issued ones, deliveries and bundles. */
export const documentsCalls: Readonly<Record<string, ExampleCall>> = {
  'documents.list': { path: ({ employee }) => `/documents/${employee}` },
  'documents.listConfidential': { path: ({ employee }) => `/sigilalDocuments/${employee}` },
  'documents.open': { path: ({ open }) => `/document/${open}` },
  'documents.upload': {
    path: () => '/uploads',
    body: ({ company, employee }) => ({
      name: 'Laudo',
      contentType: 'application/pdf',
      medicalConfidentiality: true,
      size: 100,
      companyId: company,
      employeeId: employee,
    }),
  },
  'documents.arrived': { path: ({ open }) => `/uploads/${open}/arrived` },
  'documents.withdraw': {
    path: ({ open }) => `/document/withdraw/${open}`,
    body: () => ({ reason: 'Enviado ao colaborador errado' }),
  },
  'documents.print': { path: () => '/prints', body: ({ employee }) => ({ employeeId: employee, form: 'aso' }) },
  'issued.issue': {
    path: () => '/issued-documents',
    body: ({ company: companyId, employee: id, employeeCpf: cpf }) =>
      issueBody('aso', { id, companyId, name: 'Ana Lima', cpf }),
  },
  'issued.read': { path: ({ issued }) => `/issued-documents/${issued}` },
  'issued.answers': { path: ({ issued }) => `/issued-documents/${issued}/answers` },
  'issued.latest': { path: ({ employee }) => `/issued-documents/latest/${employee}/aso` },
  'issued.cancel': {
    path: ({ issued }) => `/issued-documents/${issued}/cancel`,
    body: () => ({ reason: 'Emitido para o colaborador errado' }),
  },
  'issued.print': { path: ({ issued }) => `/issued-documents/${issued}/prints` },
  'companyDocuments.list': { path: ({ company }) => `/company-documents/${company}` },
  'companyDocuments.issue': {
    path: () => '/company-documents',
    body: ({ company: companyId }) => ({ companyId, kind: 'responsible-physicians', answers: {} }),
  },
  'personDocuments.issue': { path: () => '/person-documents', body: () => ({ kind: 'cat', recordId: unknownId }) },
  'deliveries.list': { path: ({ issued }) => `/issued-documents/${issued}/deliveries` },
  'deliveries.recordInHand': {
    path: ({ issued }) => `/issued-documents/${issued}/deliveries`,
    body: () => ({ delivered_on: today(), received_by: 'Outra pessoa', note: 'Irmã, com autorização' }),
  },
  'deliveries.makeLink': { path: ({ issued }) => `/issued-documents/${issued}/delivery-links`, body: () => ({}) },
  'deliveries.withdraw': { path: () => `/deliveries/${unknownId}/withdraw`, body: () => ({ reason: 'Por engano' }) },
  'deliveries.endLink': { path: () => `/deliveries/${unknownId}/end` },
  'deliveryLinks.check': { path: () => '/delivery-links/check', body: () => ({ token: 'desconhecido' }) },
  'deliveryLinks.identify': { path: () => '/delivery-links/identify', body: () => answers },
  'deliveryLinks.open': { path: () => '/delivery-links/open', body: () => answers },
  'bundles.create': { path: () => '/bundles', body: () => ({ documentIds: [unknownId] }) },
  'bundles.list': { path: () => '/bundles' },
  'bundles.open': { path: () => `/bundles/${unknownId}` },
  'bundleDocuments.list': {
    path: ({ unit }) => `/bundles/documents?from=2026-01-01&to=2026-12-31&unitId=${unit}&page=1`,
  },
  'personData.take': {
    path: ({ employee }) => `/people/${employee}/data`,
    body: () => ({ asked_on: '01-02-2026', asked_for: 'data-access' }),
  },
};
