import { hash, type X509Certificate } from 'node:crypto';
import { oidText, partAt } from '../../../platform/der/read-der.rules.ts';
import { lasting, validationIn } from '../pdf/lasting.rules.ts';
import { readTimeStamp, type TimeStamp } from '../stamps/time-stamp.rules.ts';
import { ids } from './identifiers.rules.ts';
import { readSigner } from './read-signer.rules.ts';

/** What a file's signature says, once it is known to hold. */
export type ReadSignature = {
  certificate: X509Certificate;
  chain: X509Certificate[];
  policy: string;
  /** What is signed by the key itself, of which a time stamp is. */
  signature: Buffer;
  /** The file as it was signed: what was added afterwards begins with it. */
  signed: Buffer;
  /** Its time stamps, that of the signature first, and then those of all of the file; none where nobody has stamped it. */
  stamps: TimeStamp[];
  /** Whether the file has with what it is validated after its certificates have ended. */
  isLasting: boolean;
};

/** What is wrong with a signature, in words for whoever verifies. */
export const signatureProblems = {
  none: 'O arquivo não tem assinatura digital.',
  part: 'A assinatura não cobre o arquivo inteiro: algo foi acrescentado depois dela.',
  altered: 'O arquivo foi alterado depois de assinado.',
  unreadable: 'A assinatura do arquivo está danificada.',
  stamp: 'O carimbo do tempo do arquivo não confere.',
} as const;

export type SignatureProblem = keyof typeof signatureProblems;

/** A file is stamped once without what validates it at most, and once with it. */
const mostStamps = 2;

/**
 * Reads the signature of a PDF and sees whether it holds: it is of all of the file, of these very bytes, by the certificate that it
 * names; and what was added afterwards is a time stamp of all before it and with what it is validated, as the house adds them, and no
 * more. Who is trusted is asked elsewhere.
 */
export function readSignature(pdf: Buffer): ReadSignature | SignatureProblem {
  try {
    return read(pdf, mostStamps);
  } catch (error) {
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) return 'unreadable';
    throw error;
  }
}

function read(pdf: Buffer, deep: number): ReadSignature | SignatureProblem {
  const text = pdf.toString('latin1');
  const at = text.lastIndexOf('/ByteRange [');
  const range = /^\/ByteRange \[0 (\d+) (\d+) (\d+)\]/.exec(text.slice(Math.max(0, at)));
  if (!range) return 'none';
  const [begin = 0, end = 0, rest = 0] = range.slice(1).map(Number);
  if (end + rest !== pdf.length || text[begin] !== '<' || text[end - 1] !== '>' || begin >= end) return 'part';
  const hex = text.slice(begin + 1, end - 1);
  if (!/^[0-9a-f]*$/i.test(hex)) return 'unreadable';
  const cms = Buffer.from(hex, 'hex');
  const covered = Buffer.concat([pdf.subarray(0, begin), pdf.subarray(end)]);
  const isStamp = text.slice(text.lastIndexOf(' 0 obj', at), at).includes('/ETSI.RFC3161');
  if (!isStamp) return readSignedData(cms, covered, pdf);
  return deep === 0 ? 'part' : readStamped(pdf, { at, hex, covered, cms, deep });
}

type Stamped = { at: number; hex: string; covered: Buffer; cms: Buffer; deep: number };

function readStamped(pdf: Buffer, { at, hex, covered, cms, deep }: Stamped): ReadSignature | SignatureProblem {
  const text = pdf.toString('latin1');
  const former = text.lastIndexOf('/ByteRange [', at - 1);
  const [, end = 0, rest = 0] = /^\/ByteRange \[0 \d+ (\d+) (\d+)\]/.exec(text.slice(Math.max(0, former))) ?? [];
  const before = pdf.subarray(0, Number(end) + Number(rest));
  const found = read(before, deep - 1);
  if (typeof found === 'string') return found;
  const stamp = readTimeStamp(cms, covered);
  if (!stamp) return 'stamp';
  const validation = validationIn(pdf);
  const isLasting = validation.certificates.length > 0;
  // Made anew from what it is of, it is the same but for the stamp itself: nothing else came along.
  const again = lasting(before, isLasting && !found.isLasting ? validation : nothing, hex.length / 2);
  const same = again.bytes.subarray(0, again.begin).equals(pdf.subarray(0, again.begin));
  if (!same || !again.bytes.subarray(again.end).equals(pdf.subarray(again.end))) return 'part';
  return { ...found, isLasting, stamps: [...found.stamps, stamp] };
}

const nothing = { certificates: [], lists: [] };

function readSignedData(cms: Buffer, covered: Buffer, signed: Buffer): ReadSignature | SignatureProblem {
  const signer = readSigner(cms);
  if (typeof signer === 'string') return signer;
  const { certificate, chain, values, added, signature } = signer;
  if (!values.get(ids.messageDigest)?.value.equals(hash('sha256', covered, 'buffer'))) return 'altered';
  const policy = values.get(ids.signaturePolicy);
  const token = added.get(ids.signatureTimeStamp);
  const stamp = token && readTimeStamp(token.whole, signature);
  if (token && !stamp) return 'stamp';
  return {
    ...{ certificate, chain, signature, signed, isLasting: false, stamps: stamp ? [stamp] : [] },
    policy: policy ? oidText(partAt(policy, 0)) : '',
  };
}
