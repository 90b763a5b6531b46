import type { SectionOf } from '../../content/model/section.ts'

type Chapter<Content> = Content & { id: string; title: string }

/** A checklist, with boxes to check. */
export function ChecklistChapter({ id, title, groups }: Chapter<Pick<SectionOf<'checklist'>, 'groups'>>) {
  return (
    <section className="chapter" id={id}>
      <h2>{title}</h2>
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

export function CardsChapter({ id, title, items }: Chapter<Pick<SectionOf<'cards'>, 'items'>>) {
  return (
    <section className="chapter" id={id}>
      <h2>{title}</h2>
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
