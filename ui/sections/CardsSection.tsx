import type { SectionOf } from '../../content/model/section.ts'
import { grid } from '../layout/layout.css.ts'
import { Leaf } from '../motifs/Poster.tsx'
import { ProofLines } from '../paper/Proof/Proof.tsx'
import * as css from './Cards.css.ts'
import { columnsFor } from './ListSections.tsx'
import { columns } from './PageCardList.css.ts'
import { type PageCard, PageCardList } from './PageCardList.tsx'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

type Section = SectionOf<'cards'>
type Card = Section['items'][number]
type LinkedCard = Card & { to: NonNullable<Card['to']> }

/** Links to audiences have their leaf; others are rows, or stand in columns if they are three or four. */
export function CardsSection({ section, tone }: SectionProps<'cards'>) {
  const { items } = section
  const linked = items.filter((item): item is LinkedCard => item.to !== undefined)
  if (linked.length === items.length && items.some(({ theme }) => theme))
    return <AudienceCards section={section} items={linked} />
  const pages = linked.map(({ to, title, text }) => ({ path: to, name: title, summary: text }))
  if (section.columns) {
    const half = pages.length / 2
    return (
      <SectionFrame {...section} tone={tone}>
        <div className={`${grid.two} ${columns}`}>
          {section.columns.map((title, i) => (
            <div key={title}>
              <p className={css.groupTitle}>{title}</p>
              <PageCardList pages={pages.slice(i * half, (i + 1) * half)} level={3} inColumn />
            </div>
          ))}
        </div>
      </SectionFrame>
    )
  }
  if (linked.length === items.length)
    return (
      <SectionFrame {...section} tone={tone}>
        <PageCardList pages={pages} level={3} />
      </SectionFrame>
    )
  const inRows = items.length > 4
  return (
    <SectionFrame {...section} tone={tone}>
      <ul role="list" className={inRows ? css.rows : grid[columnsFor(items.length)]}>
        {items.map((item) => (
          <li key={item.title} className={inRows ? css.row : css.open}>
            <h3>{item.title}</h3>
            <p className={css.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

/** Two are stories, each on the ground of stories. */
function AudienceCards({ section, items }: { section: Section; items: readonly LinkedCard[] }) {
  const isStory = items.length === 2
  return (
    <SectionFrame {...section}>
      <ul role="list" className={grid[columnsFor(items.length)]}>
        {items.map(({ title, text, to, theme = 'nonprofit', times }) => (
          <li key={title} className={isStory ? css.story : css.audience}>
            {times ? (
              <ProofLines times={times} />
            ) : (
              <Leaf ground={theme} on={isStory ? 'band' : 'paper'} small className={css.leaf} />
            )}
            <h3>
              <a href={to} className={css.cardLink}>
                {title}
              </a>
            </h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

export type PageCardGroup = { title?: string | undefined; pages: PageCard[] }

/** Links to pages beside the heading. Groups with a title stand side by side. */
export function PageLinksSection({
  section,
  groups,
  tone,
}: SectionProps<'pageLinks', { groups: PageCardGroup[] }>) {
  const [only, ...others] = groups
  if (only && others.length === 0 && !only.title)
    return (
      <SectionFrame {...section} tone={tone} layout="split" closer>
        <PageCardList pages={only.pages} level={3} inColumn />
      </SectionFrame>
    )
  return (
    <SectionFrame {...section} tone={tone}>
      <div className={`${grid.two} ${columns}`}>
        {groups.map((group) => (
          <div key={group.pages[0]?.path}>
            <h3 className={css.groupTitle}>{group.title}</h3>
            <PageCardList pages={group.pages} level={4} inColumn />
          </div>
        ))}
      </div>
    </SectionFrame>
  )
}
