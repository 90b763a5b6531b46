import { Fragment } from 'react'
import type { SectionOf } from '../../content/model/section.ts'
import { findingLabels } from '../../content/sample-audit.ts'

const labels = Object.entries(findingLabels) as [keyof typeof findingLabels, string][]

/** A checklist, with boxes to check. */
export const ChecklistChapter = ({ groups }: Pick<SectionOf<'checklist'>, 'groups'>) =>
  groups.map((group) => (
    <section key={group.title} className="part">
      <h3>{group.title}</h3>
      <ul className="ticks">
        {group.items.map((item) => (
          <li key={item}>
            <span className="box" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  ))

export const CardsChapter = ({ items }: Pick<SectionOf<'cards'>, 'items'>) => (
  <div className="practices">
    {items.map((item) => (
      <section key={item.title} className="part">
        <h3>{item.title}</h3>
        <p>{item.text}</p>
      </section>
    ))}
  </div>
)

/** The findings by stop, each with a box to check when it is fixed. */
export function AuditChapter({ stops }: Pick<SectionOf<'audit'>, 'stops'>) {
  let number = 0
  return stops.map((stop) => (
    <section key={stop.name} className="stop">
      <h3>{stop.name}</h3>
      <p className="purpose">{stop.text}</p>
      {stop.findings.map((finding) => (
        <section key={finding.title} className="finding">
          <span className="box" />
          <h4>
            <span className="number">{++number} </span>
            <span>{finding.title}</span>
          </h4>
          <dl>
            {labels.map(([key, label]) => (
              <Fragment key={key}>
                <dt>{label}</dt>
                <dd>{finding[key]}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      ))}
    </section>
  ))
}
