/** A key, its certificate and those that it comes from, each as PEM. */
export type OpenedPair = { key: string; certificate: string; chain: string[] };

/** What a file of a certificate holds, and whom the certificate is of. */
export type OpenedPkcs12 = OpenedPair & { holder: string | null };

/** Why a file can't be used; the words are for whoever has sent it. */
export const pkcs12Problems = {
  password: 'A senha não abre este arquivo: confira-a e tente de novo.',
  damaged: 'O arquivo não é um certificado A1 (.pfx ou .p12), ou está danificado.',
  keyless: 'O arquivo não tem a chave privada: exporte o certificado com ela.',
  kind: 'A chave deste certificado não é RSA de ao menos 2.048 bits, como a ICP-Brasil e o eSocial pedem.',
  chain: 'Os certificados do arquivo não se confirmam uns aos outros: exporte-o de novo, com a cadeia inteira.',
  usage: 'Este certificado não serve para assinar: não traz o uso ‘assinatura digital’.',
  holder: 'O certificado não diz o CNPJ nem o CPF do titular como a ICP-Brasil o faz: é preciso um e-CNPJ ou e-CPF A1.',
} as const;

export type Pkcs12Problem = keyof typeof pkcs12Problems;

/** Says what is wrong with a file. */
export class Pkcs12Error extends Error {
  readonly problem: Pkcs12Problem;

  constructor(problem: Pkcs12Problem) {
    super(pkcs12Problems[problem]);
    this.problem = problem;
  }
}

/** What is asked of the thread, and what it answers. */
export type Pkcs12Request = { bytes: Uint8Array; password: string };
export type Pkcs12Reply = { opened: OpenedPkcs12 } | { problem: Pkcs12Problem };
