import { diffLines } from 'diff'
import { align } from '../visual/drawing/align.ts'
import { describeDifference } from '../visual/drawing/describe-difference.ts'
import { bandHeight, partition } from '../visual/drawing/fingerprint.ts'
import { sameFingerprint } from '../visual/drawing/fingerprint-text.ts'
import type { Change, Line, Row } from './change.ts'
import type { Drawn, DrawnPicture } from './drawn.ts'

/** The views of a subject that differ: pictures first, accessibility trees last. */
export function changesOf(before: Drawn | undefined, after: Drawn | undefined): Change[] {
  const subject = after?.name ?? before?.name ?? ''
  const views = align(before?.pictures ?? [], after?.pictures ?? [], (a, b) => a.view === b.view)
  const files = align(before?.texts ?? [], after?.texts ?? [], (a, b) => a.file === b.file)
  return [
    ...views.flatMap(({ before: old, after: now }): Change[] => {
      if (old && now && sameFingerprint(old.print, now.print)) return []
      const view = (now ?? old)?.view ?? ''
      const places = !now ? ['is gone'] : !old ? ['is new'] : describeDifference(old.print, now.print)
      const sides = {
        ...(old && { before: sideOf('before', subject, old) }),
        ...(now && { after: sideOf('after', subject, now) }),
      }
      return [{ subject, kind: 'picture', view, places, ...sides, rows: rowsOf(old, now) }]
    }),
    ...files.flatMap(({ before: old, after: now }): Change[] => {
      if (old?.text === now?.text) return []
      const view = (now ?? old)?.file ?? ''
      return [{ subject, kind: 'text', view, lines: linesOf(old?.text ?? '', now?.text ?? '') }]
    }),
  ]
}

/** Where a change stands in a review. */
export const placeOf = ({ kind, view }: Change) =>
  kind === 'picture' ? 0 : view.startsWith('trees/') ? 2 : 1

function sideOf(side: 'before' | 'after', subject: string, { png, print }: DrawnPicture) {
  const height = print.blocks.reduce((sum, block) => sum + block.height, 0)
  return { url: `${side}/${subject}/${png}`, width: print.width, height }
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

function linesOf(before: string, after: string): Line[] {
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
