import type { PaperDrawing } from '../paper.ts';
import classes from './paper.module.css';

/** A drawing by lines and words: a picture with a name, whose own words are no text to be read. */
export function Drawing({ alt, width, height, lines, words }: PaperDrawing) {
  return (
    <svg className={classes.drawing} viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img">
      <title>{alt}</title>
      {lines.map(({ points, ink, thickness, dash, isClosed }, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a drawing have no identity but their place
          key={at}
          d={`M${points.map((point) => point.join(' ')).join('L')}${isClosed ? 'Z' : ''}`}
          fill="none"
          stroke={ink}
          strokeWidth={thickness}
          strokeLinejoin="round"
          strokeDasharray={dash.join(' ') || undefined}
        />
      ))}
      {words.map(({ at: [x, y], text, size, anchor }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <text key={at} x={x} y={y} fontSize={size} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}
