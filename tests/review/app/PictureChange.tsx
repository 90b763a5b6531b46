import { type CSSProperties, useState } from 'react'
import type { Change } from '../change.ts'

/** Ways to look at the two pictures of a change; the key of each is its number. */
export const modes = [
  { id: 'slider', label: 'Slider' },
  { id: 'sides', label: 'Side by side' },
  { id: 'difference', label: 'Difference' },
  { id: 'before', label: 'Before' },
  { id: 'after', label: 'After' },
] as const
export type Mode = (typeof modes)[number]['id']
type Side = 'before' | 'after'
type Picture = Extract<Change, { kind: 'picture' }>

type PictureChangeProps = { change: Picture; mode: Mode; onMode: (mode: Mode) => void }

/** Two pictures of one view: beside each other, over each other, or what differs. */
export function PictureChange({ change, mode: chosen, onMode }: PictureChangeProps) {
  const [part, setPart] = useState(50)
  const [loaded, setLoaded] = useState<readonly Side[]>([])
  // Of a new view, and of one that is gone, there is one picture.
  const only = !change.before ? 'after' : !change.after ? 'before' : undefined
  const mode = only ?? chosen
  const both = mode === 'sides' ? (['before', 'after'] as const) : (['after', 'before'] as const)
  const sides: readonly Side[] = mode === 'before' || mode === 'after' ? [mode] : both
  const slide: CSSProperties = mode === 'slider' ? { clipPath: `inset(0 ${100 - part}% 0 0)` } : {}
  return (
    <>
      <ul className="places">
        {change.places.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {!only && (
        <fieldset className="tools">
          <legend>Look at it as</legend>
          {modes.map(({ id, label }, each) => (
            <label key={id}>
              <input type="radio" name="mode" checked={mode === id} onChange={() => onMode(id)} />
              {label} <kbd>{each + 1}</kbd>
            </label>
          ))}
          {mode === 'slider' && (
            <input
              type="range"
              value={part}
              aria-label="Part that shows the picture before, in percent"
              onChange={(event) => setPart(Number(event.target.value))}
            />
          )}
        </fieldset>
      )}
      {sides.some((side) => !loaded.includes(side)) && <p role="status">Loading the pictures …</p>}
      <div className={`stage ${mode}`}>
        {sides.map((side) => (
          <Sections
            key={side}
            change={change}
            side={side}
            style={side === 'before' ? slide : {}}
            onLoad={() => setLoaded((before) => [...before, side])}
          />
        ))}
      </div>
    </>
  )
}

type SectionsProps = { change: Picture; side: Side; style: CSSProperties; onLoad: () => void }

/** A picture in its sections, each at the same height as in the other picture. */
function Sections({ change, side, style, onLoad }: SectionsProps) {
  const picture = change[side]
  const width = Math.max(change.before?.width ?? 0, change.after?.width ?? 0)
  const height = change.rows.reduce((sum, row) => sum + row.height, 0)
  if (!picture) return null
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} style={style} role="img" aria-label={side}>
      {change.rows.map((row, at) => {
        const part = row[side]
        if (!part) return null
        const view = `0 ${part.top} ${picture.width} ${part.height}`
        return (
          <svg
            aria-hidden="true"
            key={row.top}
            y={row.top}
            width={picture.width}
            height={part.height}
            viewBox={view}
          >
            <image
              href={picture.url}
              width={picture.width}
              height={picture.height}
              onLoad={at === 0 ? onLoad : undefined}
            />
          </svg>
        )
      })}
    </svg>
  )
}
