import { useParams, useSearchParams } from 'react-router';
import { IssueGatheredModal } from '../issued/gathered/IssueGatheredModal.tsx';
import { type CompanyKind, companyDocuments } from './registry.ts';
import { companyDocumentsApi } from './useCompanyDocuments.ts';

/**
 * Says what issuing a document about a company means before it is done. What its kind asks for stands in the address, as `corrects`
 * does, where it corrects another.
 */
export default function IssueCompanyModal() {
  const { companyId = '', kind = '' } = useParams();
  const [search] = useSearchParams();
  const { corrects, ...said } = Object.fromEntries(search);
  const facts = Object.hasOwn(companyDocuments, kind) ? companyDocuments[kind as CompanyKind] : null;
  return (
    <IssueGatheredModal
      facts={facts}
      correctsId={corrects}
      asksAgain={facts?.askedOf !== undefined}
      seenBy="A empresa também o vê, e é avisada."
      lostAt="Documentos da empresa"
      send={(before, correcting) => {
        const answers = { ...(before && facts?.askedOf?.(before)), ...said };
        return companyDocumentsApi.issue.call({ companyId, kind: kind as CompanyKind, answers, ...correcting });
      }}
    />
  );
}
