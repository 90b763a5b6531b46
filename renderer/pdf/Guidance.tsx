import type { minutesBestPractices, minutesChecklist } from '../../content/meeting-templates.ts'

/** The secretary's checklist, with boxes to tick. */
export function ChecklistChapter({ groups }: { groups: typeof minutesChecklist }) {
  return (
    <section className="chapter" id="checklist">
      <h2>The secretary’s checklist</h2>
      {groups.map((group) => (
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
      ))}
    </section>
  )
}

export function BestPracticesChapter({ items }: { items: typeof minutesBestPractices }) {
  return (
    <section className="chapter" id="best-practices">
      <h2>Best practices</h2>
      <div className="practices">
        {items.map((item) => (
          <section key={item.title} className="part">
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </section>
        ))}
      </div>
    </section>
  )
}
