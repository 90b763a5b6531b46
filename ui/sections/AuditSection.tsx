import { Fragment } from 'react'
import { Sheet } from '../paper/Sheet/Sheet.tsx'
import * as css from './Audit.css.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

type Labels = Readonly<Record<'sees' | 'costs' | 'fix' | 'who', string>>

/** An audit's findings along a line, beside the screen that they are about, which stays in view in wide windows. */
export function AuditSection({ section, labels }: SectionProps<'audit', { labels: Labels }>) {
  let number = 0
  return (
    <SectionFrame {...section}>
      {section.stops.map(({ name, text, screen, findings }) => (
        <div key={name} className={css.stop}>
          <div className={css.screen}>
            <h3 className={css.name}>{name}</h3>
            <p className={css.text}>{text}</p>
            <Sheet sheet={screen} />
          </div>
          <ol role="list" start={number + 1} className={css.findings}>
            {findings.map((finding) => (
              <li key={finding.title} className={css.finding}>
                <span className={css.number}>{++number}</span>
                <h4 className={css.title}>{finding.title}</h4>
                <dl className={css.fields}>
                  {(Object.keys(labels) as (keyof Labels)[]).map((key) => (
                    <Fragment key={key}>
                      <dt>{labels[key]}</dt>
                      <dd>{finding[key]}</dd>
                    </Fragment>
                  ))}
                </dl>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </SectionFrame>
  )
}
