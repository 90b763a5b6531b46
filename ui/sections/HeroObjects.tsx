import type { Hero } from '../../content/model/page.ts'
import { Leaf } from '../motifs/Poster.tsx'
import { Icon } from '../primitives/Icon/Icon.tsx'
import * as css from './HeroObjects.css.ts'

/** The page in a few words: over its whole width, or as facts below the lead. */
export function Statements({
  items,
  className = css.statements,
}: {
  items: NonNullable<Hero['statements']>
  className?: string
}) {
  return (
    <ul role="list" className={className}>
      {items.map(({ label, text, note, struck }) => (
        <li key={text} className={className === css.statements ? css.statement : undefined}>
          {label && <span className={css.label}>{label}</span>}
          {struck ? <s>{text}</s> : text}
          {note && <span className={css.note}>{note}</span>}
        </li>
      ))}
    </ul>
  )
}

/** A leaf for each audience, with a link to its page. */
export function AudienceLeaves({ leaves }: { leaves: NonNullable<Hero['leaves']> }) {
  return (
    <ul role="list" className={css.leaves}>
      {leaves.map(({ name, text, to, theme }) => (
        <li key={to} className={css.leaf}>
          <a href={to} className={css.leafLink}>
            {name}
          </a>
          <p className={css.leafText}>{text}</p>
          <Leaf ground={theme} className={css.leafShape} />
        </li>
      ))}
    </ul>
  )
}

type ServiceGroup = { title: string; pages: readonly { path: string; name: string }[] }

/** All services: those for a website on navy, over those for fundraising on gold. */
export function ServiceHalves({
  digital,
  fundraising,
}: {
  digital: ServiceGroup
  fundraising: ServiceGroup
}) {
  return (
    <div className={css.halves}>
      {Object.entries({ digital, fundraising }).map(([name, { title, pages }]) => (
        <nav key={name} aria-label={title} className={`${css.half} ${css.halfOf[name as 'digital']}`}>
          <p className={css.halfTitle}>{title}</p>
          <ul role="list">
            {pages.map((page) => (
              <li key={page.path} className={css.service}>
                <a href={page.path}>
                  {page.name}
                  <Icon name="arrow-right" size={18} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}

type ProblemGroup = { name: string; theme: string; problems: readonly string[] }

/** Problems, numbered throughout; each group has a row of its color. */
export function ProblemCells({ groups }: { groups: readonly ProblemGroup[] }) {
  let number = 0
  return (
    <ol role="list" className={css.cells}>
      {groups.flatMap(({ name, theme, problems }) =>
        problems.map((problem, i) => (
          <li key={problem} data-theme={theme} className={css.cell}>
            <span className={css.number}>{++number}</span>
            {i === 0 && <span className={css.group}>{name}</span>}
            {problem}
          </li>
        )),
      )}
    </ol>
  )
}

/** The rules of the house, each with the way to it. */
export function Numerals({ rules }: { rules: readonly { id: string; heading: string }[] }) {
  return (
    <ol role="list" className={css.numerals}>
      {rules.map(({ id, heading }, i) => (
        <li key={id}>
          <a href={`#${id}`} className={css.numeral}>
            <b>{i + 1}</b>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )
}
