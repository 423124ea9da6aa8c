import { Anchor, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { momentOf } from '../../../platform/clock/moments.ts';
import type { IssuedDocument } from '../issued.contract.ts';
import { IssuedStatus } from './IssuedStatus.tsx';

/** What is known of an issued document beside its file. */
export function IssuedFacts({ document }: { document: IssuedDocument }) {
  const {
    employeeName,
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
      <Fact label="Situação">
        <IssuedStatus state={state} />
      </Fact>
      <Fact label="Colaborador">{employeeName}</Fact>
      <Fact label="Emitido em">{momentOf(issuedAt)}</Fact>
      <Fact label="Emitido por">
        {issuerName}
        {issuerRegistration && `, ${issuerRegistration}`}
      </Fact>
      <Fact label="Sigilo médico">
        {confidential ? 'Sim: só profissionais veem' : 'Não: a empresa do colaborador também vê'}
      </Fact>
      {supersedes && (
        <Fact label="Corrige">
          <Anchor component={Link} inherit to={href('/documents/issued/:documentId', { documentId: supersedes.id })}>
            {supersedes.name}
          </Anchor>
        </Fact>
      )}
      {correctionReason && <Fact label="Motivo da correção">{correctionReason}</Fact>}
      {sha256 && (
        <Fact label="SHA-256 do arquivo">
          <Text component="code" size="xs" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
            {sha256}
          </Text>
        </Fact>
      )}
    </SimpleGrid>
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
