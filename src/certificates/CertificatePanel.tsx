import { useQuery } from '@tanstack/react-query';
import { CertificateKeeping } from './CertificateKeeping.tsx';
import { certificatesApi } from './useCertificates.ts';

const same = {
  title: 'Certificado digital',
  ended: 'nada é enviado com ele',
  fileHint: '.pfx ou .p12, com a chave privada',
  removal:
    'A chave privada é apagada daqui, e o que ainda espera para ser assinado ou consultado com ela para até que haja outro certificado. O arquivo que você guarda não muda.',
};

/** The certificate with which events of the eSocial of a company are signed and sent (product 23.8). */
export function CompanyCertificatePanel({ companyId }: { companyId: string }) {
  const { data, error, refetch } = useQuery(certificatesApi.read.queryOptions({ input: { companyId } }));
  return (
    <CertificateKeeping
      {...{ ...same, data, error, refetch }}
      text="O e-CNPJ ou e-CPF A1 da empresa, com que os seus eventos são assinados e enviados ao eSocial. Sem ele, vale o da clínica, se a empresa lhe deu procuração."
      keep={(sent) => certificatesApi.keep.call({ ...sent, companyId })}
      remove={(version) => certificatesApi.remove.call({ companyId, version })}
    />
  );
}

/** The practice's own, which stands in for companies that have none. */
export function PracticeCertificatePanel() {
  const { data, error, refetch } = useQuery(certificatesApi.readPractice.queryOptions());
  return (
    <CertificateKeeping
      {...{ ...same, data, error, refetch }}
      title="Certificado digital da clínica"
      text="O e-CNPJ ou e-CPF A1 com que a clínica assina e envia eventos ao eSocial pelas empresas que lhe deram procuração."
      keep={(sent) => certificatesApi.keepPractice.call(sent)}
      remove={(version) => certificatesApi.removePractice.call({ version })}
    />
  );
}
