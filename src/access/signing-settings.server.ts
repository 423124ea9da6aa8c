/** A service of time stamps, and what it is told of who asks. */
export type TimeStampService = { url: string; authorization: string | undefined };

/** A provider of certificates in the cloud (DOC-ICP-17.01): where it is, how people call it, and as whom it knows this installation. */
export type CloudProviderSettings = { url: string; name: string; clientId: string; clientSecret: string };

/** What signing documents needs to know of others, and how signatures call themselves. */
export type SigningSettings = {
  /** Null where none is configured: then proof rests on the certificate's validity. */
  stamps: TimeStampService | null;
  cloud: CloudProviderSettings | null;
  /** Whether signatures are marked as those of the ICP-Brasil's own filter, which common readers do not know. */
  pbad: boolean;
};
