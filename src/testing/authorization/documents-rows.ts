import {
  always,
  anybody,
  type Expected,
  forbidden,
  never,
  nothing,
  onlyOwn,
  ownCompanyAndProfessional,
  ownCompanyOnly,
  professionalOnly,
} from './outcomes.ts';

/** Documents, issued ones, deliveries and bundles in the authorisation matrix. */
export const documentsRows: Readonly<Record<string, Expected>> = {
  'documents.list': ownCompanyAndProfessional,
  'documents.listConfidential': professionalOnly,
  'documents.open': ownCompanyAndProfessional,
  'documents.upload': professionalOnly,
  'documents.arrived': { ...professionalOnly, professional: onlyOwn },
  'documents.withdraw': { ...professionalOnly, professional: onlyOwn },
  'documents.print': professionalOnly,
  'issued.issue': professionalOnly,
  'issued.read': ownCompanyAndProfessional,
  'issued.answers': professionalOnly,
  'issued.latest': professionalOnly,
  'issued.cancel': professionalOnly,
  'issued.print': ownCompanyAndProfessional,
  'companyDocuments.list': ownCompanyAndProfessional,
  'companyDocuments.issue': professionalOnly,
  // Of a CAT that is nowhere.
  'personDocuments.issue': { ...professionalOnly, professional: nothing },
  'deliveries.list': ownCompanyAndProfessional,
  'deliveries.recordInHand': professionalOnly,
  'deliveries.makeLink': professionalOnly,
  // Nothing was handed over, and the one that is asked for is nowhere.
  'deliveries.withdraw': { visitor: never, admin: forbidden, company: forbidden, professional: nothing },
  // Nobody has made a link, and the one that is asked for leads nowhere.
  'deliveries.endLink': { visitor: never, admin: forbidden, company: forbidden, professional: nothing },
  'deliveryLinks.check': anybody(nothing),
  'deliveryLinks.identify': anybody(nothing),
  'deliveryLinks.open': anybody(nothing),
  // Nobody has issued an ASO in a world, nor asked for one.
  'bundles.create': { ...ownCompanyOnly, company: nothing },
  'bundles.list': { ...ownCompanyOnly, company: always },
  'bundles.open': { ...ownCompanyOnly, company: nothing },
  'bundleDocuments.list': ownCompanyOnly,
  'personData.take': professionalOnly,
};
