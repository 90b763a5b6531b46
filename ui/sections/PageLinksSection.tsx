import { grid } from '../layout/layout.css.ts'
import { groupTitle } from './Cards.css.ts'
import { columnsFor } from './columns-for.ts'
import { type PageCard, PageCardList } from './PageCardList.tsx'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

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
              <h3 className={groupTitle}>{group.title}</h3>
              <PageCardList pages={group.pages} level={4} />
            </div>
          ))}
        </div>
      )}
    </SectionFrame>
  )
}
