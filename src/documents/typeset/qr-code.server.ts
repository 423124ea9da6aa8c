import { encode } from 'uqr';

/** A QR code as a drawing: the dark squares of each row as strips, so that no hairline parts them. */
export function qrCodeSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const strips = data.flatMap((row, y) => stripsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${strips.join('')}"/></svg>`;
}

/** Where dark squares begin in a row, and how many stand side by side. */
function stripsOf(row: readonly boolean[]): [number, number][] {
  const strips: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = strips.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else strips.push([x, 1]);
  });
  return strips;
}
