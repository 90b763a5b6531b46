import type { SectionOf } from '../../content/model/section.ts'
import { button } from '../primitives/Button/Button.css.ts'
import { Glyph } from '../primitives/Icon/Glyph.tsx'
import * as css from './Letters.css.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

type Letter = SectionOf<'letters'>['letters'][number]
type Words = Readonly<Record<'subject' | 'yours' | 'copy' | 'copied' | 'notCopied', string>>

/** Letters of one organization: the first one open, the others in closed rows. */
export function LettersSection({ section, words }: SectionProps<'letters', { words: Words }>) {
  return (
    <SectionFrame {...section}>
      <noscript>
        <style>{'[data-copy]{display:none}'}</style>
      </noscript>
      {section.letters.map((letter, i) => (
        <details key={letter.id} id={letter.id} open={i === 0} className={css.letter} data-letter="">
          <summary className={css.summary}>
            <h3 className={css.title}>{letter.title}</h3>
            <span className={css.when}>
              <Marked text={letter.when} />
            </span>
            <Glyph name="down" size={24} />
          </summary>
          <div className={css.tools}>
            <button
              type="button"
              data-copy=""
              data-copied={words.copied}
              data-not-copied={words.notCopied}
              className={button({ variant: 'mission' })}
            >
              {words.copy}
            </button>
            <span role="status" />
            {i === 0 && <span className={css.yours}>{words.yours}</span>}
          </div>
          <div className={css.lines}>
            <Line from={section.from} letter={letter} subject={words.subject} />
          </div>
        </details>
      ))}
    </SectionFrame>
  )
}

function Line({ from, letter, subject }: { from: string; letter: Letter; subject: string }) {
  return (
    <>
      <p className={css.head}>
        {from}
        {letter.subject && (
          <span data-line="">
            {subject}: <Marked text={letter.subject} />
          </span>
        )}
      </p>
      {letter.lines.map(({ text, head, reason }) => (
        <div key={text} className={css.line}>
          <p data-line="">
            <Marked text={text} />
          </p>
          {reason && (
            <p className={css.reason}>
              <strong>{head}</strong> {reason}
            </p>
          )}
        </div>
      ))}
    </>
  )
}

/** What stands in square brackets is marked. */
const Marked = ({ text }: { text: string }) =>
  text.split(/\[(.+?)\]/).map((part, i) => (i % 2 ? <mark key={part}>{part}</mark> : part))
