import classes from './MapDrawing.module.css';

/** Streets of no place: what stands where the map will be. */
export function MapDrawing() {
  return (
    <svg viewBox="0 0 640 336" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={classes.drawing}>
      <rect width="640" height="336" className={classes.ground} />
      <path d="M-20 250C120 220 150 300 300 280S520 190 660 230V360H-20Z" className={classes.water} />
      <rect x="392" y="46" width="120" height="84" rx="10" className={classes.park} />
      <g className={classes.streets}>
        <path
          d="M-10 90H650M-10 190 650 150M120-10 150 350M260-10V270M372-10 352 350M530-10 560 350"
          strokeWidth="12"
        />
        <path d="M-10 30H650M190-10 200 250M450-10 440 350M-10 140 260 140M262 232 650 196" strokeWidth="5" />
      </g>
      <g transform="translate(316 76)" className={classes.pin}>
        <path d="M0 78C-26 44-36 30-36 8a36 36 0 0 1 72 0C36 30 26 44 0 78Z" />
        <circle cy="6" r="13" />
      </g>
    </svg>
  );
}
