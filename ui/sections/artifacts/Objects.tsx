import type { ArtifactOf } from '../../../content/model/artifact.ts'
import { BusDrawing, type Inks, MatrixDrawing, StampsDrawing } from '../../motifs/Drawings.tsx'
import { contours } from '../../motifs/patterns.ts'
import { color, font } from '../../tokens/tokens.css.ts'
import { drawn, padded } from './Artifact.css.ts'
import * as css from './drawings.css.ts'

/** On a page, drawings have the inks of their ground. */
export const inks: Inks = {
  ink: 'currentColor',
  line: color.line,
  bright: color.highlight,
  onBright: color.onHighlight,
  surface: color.surface,
  display: font.display,
  body: 'inherit',
}

export function Bus({ artifact }: { artifact: ArtifactOf<'bus'> }) {
  return (
    <div className={drawn}>
      <BusDrawing artifact={artifact} inks={inks} className={css.drawing} />
      <p className={css.title}>{artifact.title}</p>
      <Lines lines={artifact.lines} />
    </div>
  )
}

export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul role="list" className={css.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

const picture = contours(160, 150, 5).join('')

/** A story in a paper; its running text is drawn as lines. */
export function Clipping({ artifact }: { artifact: ArtifactOf<'clipping'> }) {
  return (
    <div className={padded}>
      <p className={css.masthead}>{artifact.paper}</p>
      <p className={css.headline}>{artifact.headline}</p>
      <svg aria-hidden="true" className={css.story} viewBox="0 0 340 150">
        <path
          className={css.columnLines}
          d="M0 5H160M0 23H156M0 41H160M0 59H150M0 77H160M0 95H154M0 113H160M0 131H92"
        />
        <g transform="translate(180)">
          <rect width="160" height="150" rx="6" />
          <path d={picture} transform="translate(20 18) scale(0.75)" />
        </g>
      </svg>
      <p>{artifact.caption}</p>
      <p className={css.nextStep}>{artifact.next}</p>
    </div>
  )
}

export function Matrix({ artifact }: { artifact: ArtifactOf<'matrix'> }) {
  return (
    <div className={drawn}>
      <p className={css.title}>{artifact.title}</p>
      <MatrixDrawing artifact={artifact} inks={inks} className={css.drawing} />
    </div>
  )
}

export function Stamps({ artifact }: { artifact: ArtifactOf<'stamps'> }) {
  return (
    <div className={drawn}>
      <p className={css.title}>{artifact.title}</p>
      <StampsDrawing artifact={artifact} inks={inks} className={css.drawing} />
      <Lines lines={artifact.lines} />
    </div>
  )
}
