import * as css from './Prose.css.ts'

export function Points({ items }: { items: readonly string[] }) {
  return (
    <ul role="list" className={css.points}>
      {items.map((item) => (
        <li key={item} className={css.point}>
          {item}
        </li>
      ))}
    </ul>
  )
}
