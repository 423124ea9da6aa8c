import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CertificateKeeping } from '../CertificateKeeping.tsx';
import { personalCertificatesApi } from './usePersonalCertificates.ts';

/** The certificate with which a professional signs what they have issued (product 24.1). */
export function PersonalCertificatePanel() {
  const { data, error, refetch } = useQuery(personalCertificatesApi.read.queryOptions());
  return (
    <CertificateKeeping
      {...{ data, error, refetch }}
      title="Meu certificado digital"
      text={
        <>
          O seu e-CPF A1 da ICP-Brasil, com que você assina os documentos que emite. Só você o usa: a senha é pedida a
          cada vez que se assina, e não é guardada.{' '}
          <Anchor component={Link} inherit to="/documents/sign">
            Ver o que espera a sua assinatura
          </Anchor>
        </>
      }
      ended="nada é assinado com ele"
      fileHint=".pfx ou .p12 do seu e-CPF, com a chave privada"
      removal="O arquivo é apagado daqui, e nada mais é assinado com ele. O que já foi assinado continua assinado, e o arquivo que você guarda não muda."
      keep={(sent) => personalCertificatesApi.keep.call(sent)}
      remove={(version) => personalCertificatesApi.remove.call({ version })}
    />
  );
}
