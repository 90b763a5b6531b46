import { container, intro } from '../layout/layout.css.ts'
import { label, paper } from '../paper/paper.css.ts'
import { part } from '../paper/Sheet/Sheet.css.ts'
import { Sheet } from '../paper/Sheet/Sheet.tsx'
import { ActionLink } from './ActionLink.tsx'
import * as css from './Gift.css.ts'
import type { SectionProps } from './SectionFrame.tsx'

/** The gift that the home page follows, on the company's tile of the mosaic. */
export function FirstGift() {
  return (
    <div role="img" aria-label="A gift of $25 for one hour of reading help." className={css.first}>
      <div className={`${paper} ${css.firstPaper}`}>
        <span className={part.title}>Reading hour</span>
        <span className={css.amount}>$25</span>
        <span className={part.button}>Give</span>
      </div>
    </div>
  )
}

/** Twelve threads, one a month, that leave the line, and on the right meet the ring from its left, top to bottom. */
const threads = Array.from({ length: 12 }, (_, i) => {
  const angle = ((i + 0.5) / 12) * Math.PI
  const [x, y] = [Math.round(1004 - 170 * Math.sin(angle)), Math.round(200 - 170 * Math.cos(angle))]
  return `M1 0C1 ${90 + i * 12} ${420 - i * 6} ${y} ${x} ${y}`
})

/**
 * One gift, followed along a line: its stations stand beside the line, the line is broken where nothing happens, and
 * ends in a gift for each month. All of it is drawn without script; the line is inked while the page scrolls.
 */
export function GiftSection({ section }: SectionProps<'gift'>) {
  const { id, heading, stations, gap, end } = section
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={css.gift}>
      <div className={css.rail}>
        <div className={container}>
          <h2 id={`${id}-heading`} className={css.heading}>
            {heading}
          </h2>
          <p className={intro}>{section.intro}</p>
        </div>
        <span className={css.bead} />
        {stations.map(({ when, title, text, sheet }, i) => (
          <div key={title} className={`${container} ${css.station}`}>
            {i === gap.at && <span className={css.hole} />}
            <div className={css.words}>
              <p className={css.when}>{when}</p>
              <h3 className={css.title}>{title}</h3>
              <p>{text}</p>
              {i === gap.at && (
                <fieldset aria-label={title} className={css.choice}>
                  {[gap.usual, gap.ours].map((label, k) => (
                    <label key={label}>
                      <input type="radio" name="gap" defaultChecked={k === 0} />
                      {label}
                    </label>
                  ))}
                </fieldset>
              )}
            </div>
            {i === gap.at ? (
              <div className={css.paper}>
                <div className={paper}>
                  <p className={label}>{gap.calendar}</p>
                  <ul role="list" className={css.filled}>
                    {gap.steps.map(({ month, what }) => (
                      <li key={month}>
                        {month}
                        <span>: {what}</span>
                      </li>
                    ))}
                  </ul>
                </div>
              </div>
            ) : (
              sheet && (
                <div className={css.paper}>
                  <Sheet sheet={sheet} />
                </div>
              )
            )}
          </div>
        ))}
      </div>
      <div className={css.end}>
        <svg aria-hidden="true" viewBox="0 0 1248 400" className={css.fan}>
          {threads.map((d) => (
            <path key={d} d={d} />
          ))}
          {/* In wide windows, the line goes past the words. */}
          <path d="M1 -240V0" />
          <circle cx="1004" cy="200" r="170" />
        </svg>
        <div className={`${container} ${css.last}`}>
          <div>
            <p className={css.when}>{end.when}</p>
            <h3 className={css.title}>{end.title}</h3>
            <p>{end.text}</p>
          </div>
          <div className={css.ring}>
            <ActionLink action={end.action} first />
          </div>
        </div>
      </div>
    </section>
  )
}
