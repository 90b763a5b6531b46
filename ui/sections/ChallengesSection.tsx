import type { Challenge, OrganizationType } from '../../content/model/challenge.ts'
import { split } from '../layout/layout.css.ts'
import * as cards from './Cards.css.ts'
import * as css from './Challenges.css.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

export type ChallengeGroup = { type: OrganizationType; challenges: readonly Challenge[] }

const groupNames: Record<OrganizationType, string> = {
  nonprofit: 'Nonprofit organizations',
  islamic: 'Islamic organizations',
  climate: 'Climate initiatives',
}

/** Challenges by organization type, each group in its own color beside its title. A single group has no title. */
export function ChallengesSection({
  section,
  groups,
}: SectionProps<'challenges', { groups: ChallengeGroup[] }>) {
  const single = groups.length === 1
  return (
    <SectionFrame {...section} tone="sunken" layout={single ? 'split' : 'stacked'}>
      {groups.map((group) => (
        <div
          key={group.type}
          className={single ? undefined : `${split} ${css.group}`}
          data-theme={group.type}
        >
          {!single && <h3 className={css.groupTitle}>{groupNames[group.type]}</h3>}
          <ul role="list" className={cards.rows}>
            {group.challenges.map((challenge) => (
              <li key={challenge.title} className={cards.open}>
                {single ? <h3>{challenge.title}</h3> : <h4 className={css.title}>{challenge.title}</h4>}
                <p>{challenge.text}</p>
                <p>
                  <b className={css.label}>What it costs:</b> {challenge.impact}
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </SectionFrame>
  )
}
