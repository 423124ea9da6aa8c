/** Where and how somebody authorises that their key is used. */
export type Asked = { state: string; verifier: string; cpf: string; isForMany: boolean; backTo: string };

/** What was authorised, and until when. */
export type Authorisation = { token: string; until: string };

/** A certificate in the cloud, in PEM, with those that came along, and by what its provider knows it. */
export type CloudCertificate = { alias: string; certificate: string; chain: string[] };

/**
 * Those who keep people's keys: a holder authorises (PKCE), then their certificate is read, and hashes are signed. What is asked of them
 * throws CloudFailure.
 */
export type CloudProvider = {
  /** Where the holder's browser goes. */
  placeToAuthorise(asked: Asked): string;
  authorise(given: { code: string; verifier: string; backTo: string }): Promise<Authorisation>;
  /** All that the holder has there, at least one: an e-CNPJ may stand beside an e-CPF, and one that has ended beside its successor. */
  certificates(token: string): Promise<CloudCertificate[]>;
  /** Signatures of hashes (SHA-256), in their order: RSA, PKCS#1 v1.5. */
  sign(token: string, alias: string, hashes: readonly Buffer[]): Promise<Buffer[]>;
};

/** What a provider did not do. */
export class CloudFailure extends Error {
  /** It does not answer, or can't now; else it refuses, and the holder has to authorise anew. */
  readonly isDown: boolean;

  constructor(what: string, { isDown }: { isDown: boolean }) {
    super(what);
    this.isDown = isDown;
  }
}
