import type { SectionOf } from '../../content/model/section.ts'
import { grid } from '../layout/layout.css.ts'
import * as challenges from './Challenges.css.ts'
import { columnsFor } from './columns-for.ts'
import { type PageCard, PageCardList } from './PageCardList.tsx'
import { SectionFrame } from './SectionFrame.tsx'

export type PageCardGroup = { title?: string | undefined; pages: PageCard[] }

export function PageLinksSection({
  section,
  groups,
}: {
  section: SectionOf<'pageLinks'>
  groups: PageCardGroup[]
}) {
  return (
    <SectionFrame {...section}>
      {groups.map((group) => (
        <div key={group.pages[0]?.path} className={challenges.group}>
          {group.title && <h3 className={challenges.groupTitle}>{group.title}</h3>}
          <PageCardList
            pages={group.pages}
            level={group.title ? 4 : 3}
            columns={grid[columnsFor(group.pages.length)]}
          />
        </div>
      ))}
    </SectionFrame>
  )
}
