import type { Challenge, OrganizationType } from '../../content/model/challenge.ts'
import type { SectionOf } from '../../content/model/section.ts'
import { grid } from '../layout/layout.css.ts'
import { Icon } from '../primitives/Icon/Icon.tsx'
import * as cards from './Cards.css.ts'
import * as css from './Challenges.css.ts'
import { SectionFrame } from './SectionFrame.tsx'

export type ChallengeGroup = { type: OrganizationType; challenges: readonly Challenge[] }

const groupNames: Record<OrganizationType, string> = {
  nonprofit: 'Nonprofit organizations',
  islamic: 'Islamic organizations',
  climate: 'Climate initiatives',
}

/** Challenges by organization type, each group in its own color. A single group has no title. */
export function ChallengesSection({
  section,
  groups,
}: {
  section: SectionOf<'challenges'>
  groups: ChallengeGroup[]
}) {
  const single = groups.length === 1
  return (
    <SectionFrame {...section} tone="sunken">
      {groups.map((group) => (
        <div key={group.type} className={css.group} data-theme={group.type}>
          {!single && <h3 className={css.groupTitle}>{groupNames[group.type]}</h3>}
          <ul role="list" className={grid.two}>
            {group.challenges.map((challenge) => (
              <li key={challenge.title} className={cards.card}>
                <span className={cards.icon}>
                  <Icon name={challenge.icon} />
                </span>
                {single ? <h3>{challenge.title}</h3> : <h4>{challenge.title}</h4>}
                <p className={cards.text}>{challenge.description}</p>
                <p className={css.impact}>
                  <span className={css.impactLabel}>What it costs</span>
                  {challenge.impact}
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </SectionFrame>
  )
}
