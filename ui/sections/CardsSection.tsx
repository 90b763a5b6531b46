import type { SectionOf } from '../../content/model/section.ts'
import { grid } from '../layout/layout.css.ts'
import { tile } from '../motifs/Pattern.css.ts'
import { Pattern } from '../motifs/Pattern.tsx'
import { ProofLines } from '../paper/Proof/Proof.tsx'
import { Icon } from '../primitives/Icon/Icon.tsx'
import * as css from './Cards.css.ts'
import { columnsFor } from './ListSections.tsx'
import { index } from './PageCardList.css.ts'
import { type PageCard, PageCardList } from './PageCardList.tsx'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

type Section = SectionOf<'cards'>
type Card = Section['items'][number]
type LinkedCard = Card & { to: NonNullable<Card['to']> }

/** Links to audiences are boxes with their pattern, other links rows, and cards without a link stand open. */
export function CardsSection({ section }: { section: Section }) {
  const { items } = section
  const linked = items.filter((item): item is LinkedCard => item.to !== undefined)
  if (linked.length < items.length) return <OpenCards section={section} />
  if (items.some(({ theme }) => theme)) return <AudienceCards section={section} items={linked} />
  // Five to seven stand in one column beside the heading.
  const inList = items.length > 4 && items.length < 8
  return (
    <SectionFrame {...section} layout={inList ? 'split' : 'stacked'}>
      <PageCardList
        pages={linked.map(({ to, title, text }) => ({ path: to, name: title, summary: text }))}
        level={3}
        columns={inList ? index : grid[linked.length === 3 ? 'three' : 'two']}
      />
    </SectionFrame>
  )
}

function OpenCards({ section }: { section: Section }) {
  const { items } = section
  // An odd number of more than three stands in one column beside the heading.
  const inList = items.length % 2 === 1 && items.length > 3
  return (
    <SectionFrame {...section} layout={inList ? 'split' : 'stacked'}>
      <ul role="list" className={inList ? css.rows : grid[columnsFor(items.length)]}>
        {items.map((item) => (
          <li key={item.title} className={css.open}>
            <h3 className={css.openTitle}>{item.title}</h3>
            <p className={css.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

/** Two cards are as wide as the page. */
function AudienceCards({ section, items }: { section: Section; items: readonly LinkedCard[] }) {
  const wide = items.length === 2
  return (
    <SectionFrame {...section}>
      <ul role="list" className={wide ? css.rows : grid[columnsFor(items.length)]}>
        {items.map(({ title, text, to, theme = 'nonprofit', times }) => (
          <li key={title} className={`${css.card} ${wide ? css.wide : ''}`} data-theme={theme}>
            <div className={`${css.picture} ${tile[theme]}`}>
              {times ? <ProofLines times={times} /> : <Pattern ground={theme} />}
            </div>
            <h3>
              <a href={to} className={css.cardLink}>
                {title}&nbsp;
                <Icon name="arrow-right" size={20} />
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

/** Links to pages. Groups with a title stand side by side. */
export function PageLinksSection({
  section,
  groups,
}: SectionProps<'pageLinks', { groups: PageCardGroup[] }>) {
  const [only, ...others] = groups
  return (
    <SectionFrame {...section}>
      {only && others.length === 0 ? (
        <PageCardList pages={only.pages} level={3} columns={grid[columnsFor(only.pages.length)]} />
      ) : (
        <div className={grid.two}>
          {groups.map((group) => (
            <div key={group.pages[0]?.path}>
              <h3 className={css.groupTitle}>{group.title}</h3>
              <PageCardList pages={group.pages} level={4} />
            </div>
          ))}
        </div>
      )}
    </SectionFrame>
  )
}
