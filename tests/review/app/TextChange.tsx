import type { Line } from '../change.ts'

const words = { '+': 'now', '-': 'before', ' ': 'as before', '…': 'left out' } as const

/** Changed lines with those around them. */
export function TextChange({ lines }: { lines: readonly Line[] }) {
  return (
    <table className="lines">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Line</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ sign, text }, at) => (
          <tr key={at} data-sign={sign}>
            <th scope="row">{words[sign]}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
