type Colours = { depth: number; colour: number; palette: Buffer; clear: Buffer };

/** Channels of a pixel by the colour type of a PNG's header: grey, colours, a palette, and with transparency. */
export const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Reads a pixel of a line as it looks on white, and puts it down as three bytes. */
export type PixelReader = (line: Buffer, column: number, into: Buffer, place: number) => void;

/** How the pixels of a PNG are read (W3C PNG, third edition, 6 and 11.3.1). */
export function pixelReader({ depth, colour, palette, clear }: Colours): PixelReader {
  const channels = channelsOf[colour] ?? 1;
  const most = 2 ** depth - 1;
  const sample = (line: Buffer, index: number): number => {
    if (depth === 16) return line.readUInt16BE(index * 2);
    if (depth === 8) return line[index] ?? 0;
    const bit = index * depth;
    return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & most;
  };
  /** One colour may stand for "nothing here". */
  const isClear = (samples: readonly number[]) =>
    clear.length >= samples.length * 2 && samples.every((value, at) => value === clear.readUInt16BE(at * 2));

  return (line, column, into, place) => {
    const at = column * channels;
    const put = (red: number, green: number, blue: number, opacity: number) => {
      for (const [channel, value] of [red, green, blue].entries())
        into[place + channel] = Math.round(255 - (255 - value) * opacity);
    };
    const part = (index: number) => (sample(line, at + index) / most) * 255;
    if (colour === 3) {
      const index = sample(line, at);
      const [red = 0, green = 0, blue = 0] = palette.subarray(index * 3, index * 3 + 3);
      put(red, green, blue, (clear[index] ?? 255) / 255);
    } else if (colour === 0 || colour === 4) {
      const opacity = colour === 4 ? part(1) / 255 : isClear([sample(line, at)]) ? 0 : 1;
      put(part(0), part(0), part(0), opacity);
    } else {
      const samples = [0, 1, 2].map((index) => sample(line, at + index));
      const opacity = colour === 6 ? part(3) / 255 : isClear(samples) ? 0 : 1;
      put(part(0), part(1), part(2), opacity);
    }
  };
}
