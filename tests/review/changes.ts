import { diffLines } from 'diff'
import { align } from '../visual/drawing/align.ts'
import { describeDifference } from '../visual/drawing/describe-difference.ts'
import { bandHeight, partition } from '../visual/drawing/fingerprint.ts'
import { sameFingerprint } from '../visual/drawing/fingerprint-text.ts'
import type { Change, Line, Row } from './change.ts'
import type { Drawn, DrawnPicture } from './drawn.ts'

/** What is another thing than before, in the order of the matrix. */
export function changesOf(before: Drawn | undefined, after: Drawn | undefined): Change[] {
  const name = after?.name ?? before?.name ?? ''
  const path = after?.path ?? before?.path
  const about = { subject: name, ...(path && { path }) }
  const views = align(before?.pictures ?? [], after?.pictures ?? [], (a, b) => a.view === b.view)
  const files = align(before?.texts ?? [], after?.texts ?? [], (a, b) => a.file === b.file)
  return [
    ...files.flatMap(({ before: old, after: now }): Change[] => {
      if (old?.text === now?.text) return []
      const view = (now ?? old)?.file ?? ''
      return [{ ...about, kind: 'text', view, lines: linesOf(old?.text ?? '', now?.text ?? '') }]
    }),
    ...views.flatMap(({ before: old, after: now }): Change[] => {
      if (old && now && sameFingerprint(old.print, now.print)) return []
      const view = (now ?? old)?.view ?? ''
      const places = now ? describeDifference(old?.print, now.print) : ['is not drawn any more']
      if (!old && now) places.splice(0, places.length, 'is drawn for the first time')
      return [{ ...about, kind: 'picture', view, places, ...sides(old, now), rows: rowsOf(old, now) }]
    }),
  ]
}

function sides(before: DrawnPicture | undefined, after: DrawnPicture | undefined) {
  return { ...(before && { before: before.png }), ...(after && { after: after.png }) }
}

/** The sections of both pictures side by side, so that one that grew moves nothing below it out of its place. */
function rowsOf(before: DrawnPicture | undefined, after: DrawnPicture | undefined): Row[] {
  const rows: Row[] = []
  let top = 0
  for (const pair of align(blocksOf(before), blocksOf(after), (a, b) => a.name === b.name)) {
    const height = Math.max(pair.before?.height ?? 0, pair.after?.height ?? 0)
    const changed = Array.from({ length: Math.ceil(height / bandHeight) }, (_, at) => at).filter(
      (at) => pair.before?.bands[at] !== pair.after?.bands[at],
    )
    rows.push({
      top,
      height,
      changed: changed.map((at) => top + at * bandHeight),
      ...(pair.before && { before: { top: pair.before.top, height: pair.before.height } }),
      ...(pair.after && { after: { top: pair.after.top, height: pair.after.height } }),
    })
    top += height
  }
  return rows
}

function blocksOf(picture: DrawnPicture | undefined) {
  if (!picture) return []
  const height = picture.print.blocks.reduce((sum, block) => sum + block.height, 0)
  return partition(height, picture.blocks).map(({ name, top }, at) => ({
    name,
    top,
    height: picture.print.blocks[at]?.height ?? 0,
    bands: picture.print.blocks[at]?.bands ?? [],
  }))
}

/** Lines around a change that are shown with it. */
const context = 2

export function linesOf(before: string, after: string): Line[] {
  const all = diffLines(before, after).flatMap(({ added, removed, value }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): Line => ({ sign: added ? '+' : removed ? '-' : ' ', text })),
  )
  const near = all.map((_, at) =>
    all.slice(Math.max(0, at - context), at + context + 1).some(({ sign }) => sign !== ' '),
  )
  return all.flatMap((line, at): Line[] => {
    if (near[at]) return [line]
    return near[at - 1] || (at === 0 && near.includes(true)) ? [{ sign: '…', text: '' }] : []
  })
}
