import { crc32, deflateSync } from 'node:zlib';

/** A PNG of one grey (W3C PNG, 8 bits), which a browser can draw, as a `data:` address. */
export function png(width = 900, height = 175): string {
  return `data:image/png;base64,${pngBytes(width, height).toString('base64')}`;
}

/** The same as a file. */
export function pngBytes(width = 900, height = 175): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height, 0x9c);
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0; // no filter
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    part('IHDR', header),
    part('IDAT', deflateSync(rows)),
    part('IEND', Buffer.alloc(0)),
  ]);
}

/** What a JPEG (ITU-T T.81) begins and ends with, without a picture, as a `data:` address. */
export function jpeg(width = 900, height = 175): string {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const comment = Buffer.from('fffe00047a65', 'hex');
  const bytes = Buffer.concat([Buffer.from('ffd8', 'hex'), comment, frame, Buffer.from('ffd9', 'hex')]);
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
}

function part(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}
