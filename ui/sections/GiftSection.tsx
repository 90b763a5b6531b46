import type { SectionOf } from '../../content/model/section.ts'
import { giftWords } from '../../content/page-words.ts'
import { actions, container, intro } from '../layout/layout.css.ts'
import { Leaf } from '../motifs/Poster.tsx'
import { paper, title as paperTitle } from '../paper/paper.css.ts'
import { part } from '../paper/Sheet/Sheet.css.ts'
import { Sheet } from '../paper/Sheet/Sheet.tsx'
import { button } from '../primitives/Button/Button.css.ts'
import { ActionLink } from './ActionLink.tsx'
import * as css from './Gift.css.ts'
import type { SectionProps } from './SectionFrame.tsx'

/** The gift that the home page follows, on the company's tile of the mosaic. */
export function FirstGift() {
  return (
    <div role="img" aria-label={giftWords.label} className={css.first}>
      <div className={`${paper} ${css.firstPaper}`}>
        <span className={part.title}>{giftWords.title}</span>
        <span className={css.amount}>{giftWords.amount}</span>
        <span className={part.button}>{giftWords.button}</span>
      </div>
    </div>
  )
}

/** Twelve lines, 11 px apart, turn down one after the other in the right half. */
const lines = Array.from({ length: 12 }, (_, i) => {
  const x = 660 + 47 * (11 - i)
  return `M0 ${1 + 11 * i}H${x - 48}a48 48 0 0 1 48 48V204`
}).join('')

/**
 * One gift, followed along the thread: its stations stand beside it, it is dotted where nothing happens, and it ends in
 * a gift for each month. All of it is drawn without script.
 */
export function GiftSection({ section }: SectionProps<'gift'>) {
  const { id, heading, stations, gap, end } = section
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={css.gift}>
      <div className={container}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <p className={intro}>{section.intro}</p>
      </div>
      {stations.map(({ when, title, text, sheet }, i) => (
        <div key={title} className={`${container} ${css.station} ${i === gap.at ? css.gap : ''}`}>
          {i === gap.at && <span className={css.hole} />}
          <div className={css.words}>
            <p className={css.when}>{when}</p>
            <h3 className={css.title}>{title}</h3>
            <p>{text}</p>
          </div>
          {sheet ? (
            <div className={css.paper}>
              {i < gap.at && <Leaf ground="amber" small className={css.leaf} />}
              <Sheet sheet={sheet} />
            </div>
          ) : (
            <Months id={id} title={title} gap={gap} />
          )}
        </div>
      ))}
      <div className={css.end}>
        <div className={container}>
          <div className={css.last}>
            <p className={css.when}>{end.when}</p>
            <h3>{end.title}</h3>
            <p className={intro}>{end.text}</p>
            <div className={actions}>
              <ActionLink action={end.action} first />
            </div>
          </div>
          <svg aria-hidden="true" viewBox="0 0 1200 204" className={css.fan}>
            <path d={lines} />
          </svg>
          <p aria-hidden="true" className={css.letters}>
            {[...'JFMAMJJASOND'].map((letter, i) => (
              <i key={i}>{letter}</i>
            ))}
          </p>
        </div>
      </div>
    </section>
  )
}

/** The months without an ask, as we set them up or as they usually go. */
function Months({ id, title, gap }: { id: string; title: string; gap: SectionOf<'gift'>['gap'] }) {
  return (
    <div className={css.paper}>
      <fieldset aria-label={title} className={css.choice}>
        {[gap.ours, gap.usual].map((label, k) => (
          <label key={label} className={button({ variant: 'outline', size: 'small' })}>
            <input type="radio" name={`${id}-months`} defaultChecked={k === 0} />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={`${paper} ${css.calendar}`}>
        <p className={paperTitle}>{gap.calendar}</p>
        <ul role="list" className={css.months}>
          {gap.steps.map(({ month, what }) => (
            <li key={month} className={css.month}>
              <span>{month}</span>
              {what && <b>{what}</b>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
