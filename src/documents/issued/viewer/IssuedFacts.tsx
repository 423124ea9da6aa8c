import { Anchor, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { momentOf } from '../../../platform/clock/moments.ts';
import { neverDigital, signByHand, stampWords } from '../../signatures/signatures.labels.ts';
import type { IssuedDocument } from '../issued.contract.ts';
import { IssuedStatus } from './IssuedStatus.tsx';

type Props = {
  document: IssuedDocument;
  /** Whether the screen begins with how it stands. */
  isStateSaid: boolean;
};

/** What is known of an issued document beside its file. */
export function IssuedFacts({ document, isStateSaid }: Props) {
  const {
    employeeName,
    companyName,
    state,
    issuedAt,
    issuerName,
    issuerRegistration,
    confidential,
    supersedes,
    sha256,
    correctionReason,
  } = document;
  return (
    <SimpleGrid component="dl" cols={{ base: 1, xs: 2, lg: 1 }} spacing="sm" m={0}>
      {!isStateSaid && (
        <Fact label="Situação">
          <IssuedStatus state={state} />
        </Fact>
      )}
      {employeeName === null ? (
        <Fact label="Empresa">{companyName}</Fact>
      ) : (
        <Fact label="Colaborador">{employeeName}</Fact>
      )}
      <Fact label="Emitido em">{momentOf(issuedAt)}</Fact>
      <Fact label="Emitido por">
        {issuerName}
        {issuerRegistration && `, ${issuerRegistration}`}
      </Fact>
      <Fact label="Sigilo médico">
        {confidential
          ? 'Sim: só profissionais veem'
          : `Não: a empresa${employeeName === null ? '' : ' do colaborador'} também vê`}
      </Fact>
      <Fact label="Assinatura digital">
        <SignatureFact document={document} />
      </Fact>
      {document.signature && <Fact label="Carimbo do tempo">{stampWords(document.signature)}</Fact>}
      {supersedes && (
        <Fact label="Corrige">
          <Anchor component={Link} inherit to={href('/documents/issued/:documentId', { documentId: supersedes.id })}>
            {supersedes.name}
          </Anchor>
        </Fact>
      )}
      {correctionReason && <Fact label="Motivo da correção">{correctionReason}</Fact>}
      {sha256 && (
        <Fact label={document.signature ? 'SHA-256 do arquivo emitido' : 'SHA-256 do arquivo'}>
          <Hash of={sha256} />
        </Fact>
      )}
      {document.signature?.signedSha256 && (
        <Fact label="SHA-256 do arquivo assinado">
          <Hash of={document.signature.signedSha256} />
        </Fact>
      )}
      {document.signature?.stampedSha256 && (
        <Fact label="SHA-256 com o primeiro carimbo">
          <Hash of={document.signature.stampedSha256} />
        </Fact>
      )}
      {document.signature && (
        <Fact
          label={document.signature.signedSha256 ? 'SHA-256 do assinado e carimbado' : 'SHA-256 do arquivo assinado'}
        >
          <Hash of={document.signature.sha256} />
        </Fact>
      )}
    </SimpleGrid>
  );
}

function Hash({ of }: { of: string }) {
  return (
    <Text component="code" size="xs" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
      {of}
    </Text>
  );
}

/** Who has signed it and when; or that it is signed by hand, for only what is digital is called so. */
function SignatureFact({ document: { signature, byHand } }: { document: IssuedDocument }) {
  if (byHand) return neverDigital;
  if (!signature) return signByHand;
  const { holderName, issuerName, signedAt, revocation } = signature;
  return (
    <>
      {holderName}, em {momentOf(signedAt)}, com certificado de {issuerName}
      {revocation === 'unknown' && ' (a lista de revogação não respondeu)'}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  );
}
