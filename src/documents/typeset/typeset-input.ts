import type { Paper } from '../paper/paper.ts';

/** What a document is typeset from, frozen when it was issued: the same value gives the same bytes in every process. */
export type TypesetInput = {
  paper: Paper;
  /** As it stands at the foot of every page: 'ASO 2026/000123'. */
  name: string;
  /** When it was issued, for the file's metadata: ISO 8601 with time, in UTC. */
  issuedAt: string;
  /** The same as it stands at the foot: '22/11/2026 13:05'. */
  issuedOn: string;
  /**
   * Where the document can be verified, and the code of it in groups: 'ABCD-EFGH-JKMN-PQRS'. The access code ('7K2M9Q') stands
   * beside them as 'Código de acesso' and never in the address: who has only the address does not have it (decision 53). Null
   * for a letter, which proves nothing by itself and that nobody verifies (decision 60).
   */
  verification: { address: string; code: string; accessCode: string } | null;
  issuer: { name: string; organ: string; number: string; uf: string };
  /** What the file's own metadata name it by. */
  kind: string;
};

/** What is seen of a signature: the words that follow 'Assinado digitalmente', and when, as ISO 8601. */
export type MarkInput = { mark: string; at: string };

/** What the thread is asked for. */
export type Typesettable = TypesetInput | MarkInput;
