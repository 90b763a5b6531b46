import type { SVGProps } from 'react'
import type { ArtifactOf } from '../../content/model/artifact.ts'
import { busBody } from './patterns.ts'
import { arcPath, pointAt, ring, withRadius } from './ring.ts'

/*
 * Drawings that a hero and its page's social image share: SVG without style sheets, in the inks of the place.
 */

/** Colors and fonts: custom properties on a page, values in an image. */
export type Inks = {
  ink: string
  line: string
  bright: string
  onBright: string
  surface: string
  display: string
  body: string
}
type Drawing<K extends 'bus' | 'matrix' | 'stamps' | 'ring'> = {
  artifact: ArtifactOf<K>
  inks: Inks
} & SVGProps<SVGSVGElement>

function Frame({ inks, ...props }: { inks: Inks } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      stroke={inks.ink}
      strokeWidth="2"
      strokeLinejoin="round"
      fontFamily={inks.body}
      {...props}
    />
  )
}

/** A bus with the sponsor's name on its side. */
export function BusDrawing({ artifact, inks, ...props }: Drawing<'bus'>) {
  return (
    <Frame inks={inks} viewBox="0 0 340 172" {...props}>
      <path fill={inks.bright} fillRule="evenodd" d={busBody} />
      <path d="M0 164h340M10 126h320" />
      <circle fill={inks.surface} strokeWidth="7" cx="82" cy="142" r="21" />
      <circle fill={inks.surface} strokeWidth="7" cx="262" cy="142" r="21" />
      <text
        {...{ x: 140, y: 110, fill: inks.onBright, stroke: 'none', textAnchor: 'middle' }}
        fontFamily={inks.display}
        fontSize="30"
      >
        {artifact.side}
      </text>
    </Frame>
  )
}

/** A square of effort and effect. What is planned is filled; the rest waits. */
export function MatrixDrawing({ artifact, inks, ...props }: Drawing<'matrix'>) {
  const [width, height] = [320, 236]
  const label = { fill: inks.ink, stroke: 'none', fontSize: 15 }
  return (
    <Frame inks={inks} viewBox={`-6 -24 ${width + 12} ${height + 48}`} {...props}>
      <path stroke={inks.line} d={`M${width / 2} 0V${height}M0 ${height / 2}H${width}`} />
      <path d={`M-4 7L1 0L6 7M1 0V${height}H${width}l-7 -5m7 5l-7 5`} />
      <text {...label} y="-8">
        {artifact.effect}
      </text>
      <text {...label} x={width} y={height + 20} textAnchor="end">
        {artifact.effort}
      </text>
      {artifact.items.map(({ name, effort, effect, now }) => {
        const [x, y] = [(effort * width) / 100, height - (effect * height) / 100]
        return (
          <g key={name}>
            <circle cx={x} cy={y} r="7" fill={now ? inks.bright : 'none'} />
            <text {...label} x={x} y={y + 24} textAnchor="middle" fontWeight={now ? 650 : undefined}>
              {name}
            </text>
          </g>
        )
      })}
    </Frame>
  )
}

/** Ten numbered shifts in two rows; those that are done are stamped, never quite straight. */
export function StampsDrawing({ artifact, inks, ...props }: Drawing<'stamps'>) {
  return (
    <Frame inks={inks} viewBox="0 0 340 136" {...props}>
      {Array.from({ length: 10 }, (_, i) => {
        const done = i < artifact.stamped
        return (
          <g key={i} transform={`translate(${(i % 5) * 69 + 32} ${i < 5 ? 32 : 101})`}>
            <circle r="28" fill={done ? inks.bright : 'none'} stroke={done ? 'none' : inks.ink} />
            {done && <circle r="23" stroke={inks.onBright} />}
            <text
              fill={done ? inks.onBright : inks.ink}
              stroke="none"
              textAnchor="middle"
              y="9"
              fontFamily={inks.display}
              fontSize="26"
              transform={done ? `rotate(${((i * 37) % 50) - 25})` : undefined}
            >
              {i + 1}
            </text>
          </g>
        )
      })}
    </Frame>
  )
}

/** A Gregorian year as a ring with an arc for each period. */
export function RingDrawing({ artifact, inks, ...props }: Drawing<'ring'>) {
  const arcs = withRadius(artifact.arcs)
  const label = { fill: inks.ink, stroke: 'none', textAnchor: 'middle' as const }
  return (
    <Frame inks={inks} viewBox="0 0 320 320" strokeWidth="9" strokeLinecap="round" {...props}>
      {[...'JFMAMJJASOND'].map((letter, month) => {
        const { x, y } = pointAt(month + 0.5, 143)
        return (
          <text key={month} {...label} x={x} y={y + 6} fontSize="16" fontWeight="600">
            {letter}
          </text>
        )
      })}
      <path
        stroke={inks.line}
        strokeWidth="5"
        d={[...new Set(arcs.map(({ radius }) => radius))].map((radius) => arcPath(0, 12, radius)).join('')}
      />
      {arcs.map(({ name, from, to, radius, faint }) => (
        <path key={name} strokeWidth={faint && 5} d={arcPath(from, to, radius)} />
      ))}
      {artifact.center.map((line, i) => (
        <text
          key={line}
          {...label}
          x={ring.middle}
          y={ring.middle + 5 + (i - (artifact.center.length - 1) / 2) * 20}
          fontFamily={inks.display}
          fontSize="17"
        >
          {line}
        </text>
      ))}
    </Frame>
  )
}
