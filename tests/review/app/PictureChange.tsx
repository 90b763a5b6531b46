import { type CSSProperties, useRef, useState } from 'react'
import { type Change, pictureUrl, type Side } from '../change.ts'
import { type Mode, modes } from './modes.ts'
import { useKeys } from './use-keys.ts'

type PictureChangeProps = {
  at: number
  change: Extract<Change, { kind: 'picture' }>
  mode: Mode
  onMode: (mode: Mode) => void
}

/** Two pictures of one view: beside each other, over each other, or what differs. */
export function PictureChange({ at, change, mode, onMode }: PictureChangeProps) {
  const [part, setPart] = useState(50)
  const stage = useRef<HTMLDivElement>(null)
  const place = useRef(-1)
  const total = change.rows.reduce((sum, { height }) => sum + height, 0)
  const places = change.rows
    .flatMap(({ changed }) => changed)
    .filter((y, each, all) => y - (all[each - 1] ?? -999) > 100)

  /** To the next part that differs; after the last, to the first again. */
  const nextPlace = () => {
    const box = stage.current?.querySelector('img')?.getBoundingClientRect()
    if (!box || places.length === 0) return
    place.current = (place.current + 1) % places.length
    scrollTo({ top: scrollY + box.top + ((places[place.current] ?? 0) / total) * box.height - 120 })
  }
  useKeys({ n: nextPlace })

  const picture = (side: Side, style?: CSSProperties) => (
    <img src={pictureUrl(at, side)} alt={`${change.subject}, ${change.view}, ${side}`} style={style} />
  )
  return (
    <>
      <ul className="places">
        {change.places.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <div className="tools">
        <fieldset>
          <legend>Look at it as</legend>
          {modes.map(({ id, label }, each) => (
            <label key={id}>
              <input type="radio" name="mode" checked={mode === id} onChange={() => onMode(id)} />
              {label} <kbd>{each + 1}</kbd>
            </label>
          ))}
        </fieldset>
        {mode === 'slider' && (
          <label className="range">
            Before
            <input
              type="range"
              min="0"
              max="100"
              value={part}
              aria-label="How much of the picture shows what was before, in percent"
              onChange={(event) => setPart(Number(event.target.value))}
            />
            After
          </label>
        )}
        <button type="button" onClick={nextPlace}>
          Next place that differs <kbd>n</kbd>
        </button>
      </div>
      <div ref={stage} className={`stage ${mode}`}>
        {mode === 'slider' && (
          <>
            {picture('after')}
            {picture('before', { clipPath: `inset(0 ${100 - part}% 0 0)` })}
            <span className="edge" style={{ left: `${part}%` }} />
          </>
        )}
        {mode === 'sides' && (
          <>
            <figure>
              <figcaption>Before</figcaption>
              {picture('before')}
            </figure>
            <figure>
              <figcaption>After</figcaption>
              {picture('after')}
            </figure>
          </>
        )}
        {mode !== 'slider' && mode !== 'sides' && picture(mode)}
      </div>
    </>
  )
}
