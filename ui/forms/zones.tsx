import { type FormEvent, useRef, useState } from 'react'
import { bookingRules } from '../../content/booking-rules.ts'
import { formWords } from '../../content/form-words.ts'
import type { OfferedTimeZone } from '../../content/model/booking-rules.ts'
import { browserTimeZone } from '../../data-access/attribution.ts'
import { bookingZones, knownZones } from '../../data-access/time-slots/booking-zones.ts'
import { zoneLabel } from '../../supabase/functions/_shared/time/time-text.ts'

/*
 * The zones of every field for a time zone: those of the rules, the browser's own, which is selected, and at the press of
 * the last entry all that the browser knows.
 */

let offered: ReturnType<typeof bookingZones> | undefined

/**
 * The zones that this visitor can choose from. Cached: naming them takes 30 ms on a slow phone.
 *
 * @param asked a zone from the URL or the draft, for the first call
 */
export function offeredZones(asked?: string) {
  offered ??= bookingZones(browserTimeZone(), bookingRules, asked)
  return offered
}

/** Before React: selects the browser's time zone, or says its label if it is not one of those offered. */
export function showZone(select: HTMLSelectElement): void {
  if (select.value) return
  const { zones, selected } = bookingZones(browserTimeZone(), bookingRules)
  select.value = selected
  if (select.value) return
  select.value = ''
  if (select.options[0]) select.options[0].text = zones.at(-1)?.label ?? ''
}

/** The value of the entry that shows all zones. */
const all = 'all'

/**
 * The entries of a select for time zones. All zones are shown by their names, since labeling each takes too long.
 *
 * @param zones the first ones; a selected one that is not among them is added
 */
export function useZoneEntries(zones: readonly OfferedTimeZone[], selected: string, isLoaded: boolean) {
  const [isEvery, showEvery] = useState(false)
  const before = useRef(selected)
  const isThere = !selected || zones.some(({ id }) => id === selected)
  const first = isThere ? zones : [...zones, { id: selected, label: zoneLabel(selected) }]
  const rest = (isEvery ? knownZones() : []).filter((id) => !first.some((zone) => zone.id === id))
  const last = isEvery
    ? rest.map((id) => ({ id, label: id.replaceAll('_', ' ') }))
    : [{ id: all, label: formWords.allZones }]
  return {
    entries: isLoaded ? [...first, ...last] : zones,
    /** For the `input` event, which comes before the one of a choice. */
    onInput(event: FormEvent<HTMLElement>) {
      const select = event.target as HTMLSelectElement
      if (select.value !== all) {
        before.current = select.value
        return
      }
      // Nothing is chosen yet, so no draft should hear of it.
      event.stopPropagation()
      select.value = selected || before.current
      showEvery(true)
    },
    /** The value before the list was opened. */
    before,
  }
}
