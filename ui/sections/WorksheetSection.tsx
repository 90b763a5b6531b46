import { SectionFrame, type SectionProps } from './SectionFrame.tsx'
import { sheet } from './Worksheet.css.ts'

/** A worksheet as clients get it. The last column has the conclusion of each row. */
export function WorksheetSection({ section }: SectionProps<'worksheet'>) {
  const { columns, rows } = section
  return (
    <SectionFrame {...section}>
      <table className={sheet}>
        <thead>
          <tr>
            <th scope="col">{columns.first}</th>
            <th scope="col">{columns.second}</th>
            <th scope="col">{columns.third}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.first}>
              <th scope="row">{row.first}</th>
              <td>{row.second}</td>
              <td>{row.third}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFrame>
  )
}
