import type { Challenge, OrganizationType } from '../../content/model/sections/text-sections.ts'
import { split } from '../layout/layout.css.ts'
import * as css from './Cards.css.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

export type ChallengeGroup = { type: OrganizationType; challenges: readonly Challenge[] }

const groupNames: Record<OrganizationType, string> = {
  nonprofit: 'Nonprofit organizations',
  islamic: 'Islamic organizations',
  climate: 'Climate initiatives',
}

/** Challenges by organization type, each group in its own color beside its title. */
export function ChallengesSection({
  section,
  groups,
}: SectionProps<'challenges', { groups: ChallengeGroup[] }>) {
  return (
    <SectionFrame {...section} tone="sunken">
      {groups.map((group) => (
        <div key={group.type} className={`${split} ${css.group}`} data-theme={group.type}>
          <h3 className={css.groupTitle}>{groupNames[group.type]}</h3>
          <ul role="list" className={css.rows}>
            {group.challenges.map((challenge) => (
              <li key={challenge.title} className={css.open}>
                <h4 className={css.challengeTitle}>{challenge.title}</h4>
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
