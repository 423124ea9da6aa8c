import classes from '../../ui/brand/Scene.module.css';

/** Protective gear at rest on its shelf, a plant, and a calendar with its days ticked off. */
export function WorkScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 520 460" className={className} aria-hidden="true">
      <rect width="520" height="460" rx="28" className={classes.wall} />
      <circle cx="392" cy="120" r="150" className={classes.glow} />

      <g transform="translate(318 62)">
        <rect width="134" height="128" rx="12" className={classes.paper} />
        <path d="M0 30V12A12 12 0 0 1 12 0H122A12 12 0 0 1 134 12V30Z" className={classes.blue} />
        <path d="M34-8V12M100-8V12" className={classes.lineOnWall} strokeWidth="6" />
        <path
          d="m22 54 6 6 11-12M59 54l6 6 11-12M96 54l6 6 11-12M22 86l6 6 11-12M59 86l6 6 11-12"
          className={classes.tick}
        />
        <rect x="95" y="76" width="20" height="20" rx="5" className={classes.amber} />
      </g>

      <rect x="52" y="216" width="416" height="14" rx="7" className={classes.wood} />
      <g transform="translate(92 216)">
        <path d="M0 0C2-54 32-86 74-86s72 32 74 86Z" className={classes.blue} />
        <path d="M58-84C58-40 56-20 56 0M90-84C90-40 92-20 92 0" className={classes.lineLight} strokeWidth="5" />
        <path d="M60-88h28a4 4 0 0 1 4 4v22H56v-22a4 4 0 0 1 4-4Z" className={classes.blueDeep} />
        <rect x="-16" y="-12" width="180" height="12" rx="6" className={classes.blueDeep} />
      </g>

      <rect x="52" y="392" width="416" height="14" rx="7" className={classes.wood} />
      <g transform="translate(80 392)">
        <path d="M8 0V-118H58V-52C58-40 96-42 104-22V0Z" className={classes.brown} />
        <path d="M8-92H58" className={classes.lineLight} strokeWidth="5" />
        <path d="M0 0V-14H108V0Z" className={classes.inkOnWall} />
        <path d="M64-44l10 10M76-40l9 10" className={classes.lineLight} strokeWidth="4" />
      </g>
      <g transform="translate(224 392)">
        <path d="M8-46C4-124 112-124 108-46" className={classes.lineOnWall} strokeWidth="9" />
        <rect x="-8" y="-60" width="34" height="60" rx="15" className={classes.amber} />
        <rect x="90" y="-60" width="34" height="60" rx="15" className={classes.amber} />
        <rect x="20" y="-52" width="12" height="44" rx="6" className={classes.inkOnWall} />
        <rect x="84" y="-52" width="12" height="44" rx="6" className={classes.inkOnWall} />
      </g>
      <g transform="translate(404 392)">
        <path d="M0-56C-6-92-34-98-44-96-42-72-26-58 0-56Z" className={classes.leaf} />
        <path d="M2-60C0-104 24-124 44-124 48-96 34-68 2-60Z" className={classes.leafDeep} />
        <path d="M0-40C4-70 0-80-6-104" className={classes.lineLeaf} strokeWidth="4" />
        <path d="M-32-46H34L26 0H-24Z" className={classes.paper} />
        <path d="M-32-46H34L32-34H-30Z" className={classes.line} />
      </g>
    </svg>
  );
}
