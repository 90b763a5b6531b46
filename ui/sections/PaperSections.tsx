import { Fragment } from 'react'
import { sectionWords } from '../../content/page-words.ts'
import * as css from './Papers.css.ts'
import { SectionFrame, type SectionProps } from './SectionFrame.tsx'

/** Pages of a document, one after the other. */
export function PapersSection({ section }: SectionProps<'papers'>) {
  const several = section.papers.length > 1
  return (
    <SectionFrame {...section} tone="sunken" layout={several ? 'stacked' : 'split'}>
      <div className={several ? css.papers : undefined}>
        {section.papers.map(({ title, note, rows, sign }) => (
          <article key={title} className={css.paper}>
            <header className={css.head}>
              {note && <p>{note}</p>}
              <h3 className={css.title}>{title}</h3>
            </header>
            <dl className={css.rows}>
              {rows.map(({ label, text }) => (
                <Fragment key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <WithBlanks text={text} />
                  </dd>
                </Fragment>
              ))}
            </dl>
            {sign && (
              <ul role="list" className={css.sign}>
                {sign.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </article>
        ))}
      </div>
    </SectionFrame>
  )
}

/** Text with rules to write on for its underscores, each on one line with its dollar sign and the mark after it. */
function WithBlanks({ text }: { text: string }) {
  return text.split(/(\$?_+[.,:]?)/).map((each, i) =>
    each.includes('_') ? (
      <span key={i} className={css.blank}>
        {each}
      </span>
    ) : (
      each
    ),
  )
}

type Columns = Readonly<Record<string, string>>
type Row = { path: string; name: string; row: Columns; price: string | undefined }

/** A row for each service. On a phone, its cells stand below each other with their labels. */
export function ServiceTableSection({
  section,
  columns,
  rows,
}: SectionProps<'serviceTable', { columns: Columns; rows: readonly Row[] }>) {
  const { needs, ...others } = columns
  const labels = Object.entries(others)
  return (
    <SectionFrame {...section}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{sectionWords.service}</th>
            {labels.map(([key, label]) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, name, row, price }) => (
            <tr key={path}>
              <th scope="row">
                <a href={path}>{name}</a>
                {price && <span>{price}</span>}
              </th>
              {labels.map(([key, label]) => (
                <td key={key} data-label={label}>
                  {row[key]}
                  {key === 'first' && (
                    <p className={css.needs}>
                      {needs}: {row['needs']}
                    </p>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  )
}
