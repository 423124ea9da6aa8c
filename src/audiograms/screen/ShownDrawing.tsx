import { Drawing } from '../../documents/paper/drawn/Drawing.tsx';
import type { PaperDrawing } from '../../documents/paper/paper.ts';
import { Wide } from '../../ui/Wide.tsx';

/** A drawing as it is on paper, black on white; on a telephone as large as its words can be read. */
export function ShownDrawing(drawing: PaperDrawing) {
  return (
    <Wide label={drawing.alt} minWidth={600}>
      <div style={{ background: 'white' }}>
        <Drawing {...drawing} />
      </div>
    </Wide>
  );
}
