import { encode } from 'uqr';
import classes from './QrCode.module.css';

/** A QR code, drawn here: what it says leaves the browser for no other service. Black on white in both colour schemes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={classes.code}>
      <path d={dark.join('')} />
    </svg>
  );
}
