import {
  sampleYear,
  yearTableWords as words,
  yearFieldWords,
  yearProblemWords,
} from '../../content/year-table.ts'
import { fillBlanks } from '../../supabase/functions/_shared/text.ts'
import { readNumbers, withoutSigns, type YearField, yearFields } from './arithmetic.ts'
import { byHand, chartOf, resultsOf } from './results.ts'

/*
 * Calculates while somebody types. The numbers are kept in the address and nowhere else, so that a link shows the same
 * page. Without React: the results are texts of prerendered elements.
 */

type Typed = Record<YearField, string>

export function mount(container: HTMLElement): void {
  const input = (field: YearField) => container.querySelector(`[name=${field}]`) as HTMLInputElement
  const outputs = [...container.querySelectorAll<HTMLElement>('[data-out]')]
  const bars = [...container.querySelectorAll('rect')]
  const feeLine = container.querySelector('line')
  const show = (texts: Readonly<Record<string, string | undefined>>) => {
    for (const output of outputs) {
      const text = texts[output.dataset['out'] ?? '']
      // The two announced lines change only if their words do.
      if (text !== undefined && output.textContent !== text) output.textContent = text
    }
  }
  const blank = Object.fromEntries(outputs.map((output) => [output.dataset['out'] ?? '', '–']))

  const typed = () => Object.fromEntries(yearFields.map((field) => [field, input(field).value])) as Typed
  const set = (values: Partial<Typed>) => {
    for (const field of yearFields) input(field).value = values[field] ?? ''
  }
  const sample = Object.fromEntries(
    yearFields.map((field) => [field, sampleYear[field].toLocaleString('en-US')]),
  ) as Typed

  const ofSample = (values: Typed) => yearFields.filter((field) => values[field] === sample[field])

  let later: ReturnType<typeof setTimeout> | undefined
  let finish = () => {}
  function update(): void {
    const values = typed()
    const read = readNumbers(values)
    const left = ofSample(values)
    const problems = 'problems' in read ? read.problems : {}
    for (const field of yearFields) {
      const problem = problems[field]
      // As in TextField, which would bring React along.
      const error = document.getElementById(`${input(field).id}-error`)
      if (problem) input(field).setAttribute('aria-invalid', 'true')
      else input(field).removeAttribute('aria-invalid')
      if (!error) continue
      error.textContent = problem ? yearProblemWords[problem] : ''
      error.hidden = !problem
    }
    const { sentence, ...results } =
      'numbers' in read
        ? resultsOf(read.numbers)
        : { ...blank, ...byHand, sentence: Object.keys(problems).length > 0 ? words.wrong : words.incomplete }
    show({ ...results, note: noteFor(left), copied: '' })
    // Announced, and kept in the address, when the typing pauses: Safari allows a hundred changes of it in 30 seconds.
    finish = () => {
      clearTimeout(later)
      show({ sentence: sentence ?? '' })
      keep()
    }
    clearTimeout(later)
    later = setTimeout(() => finish(), 700)
    container.toggleAttribute('data-own', left.length === 0)
    draw('numbers' in read ? chartOf(read.numbers) : undefined)
  }

  /** After the #, which browsers don't send to any server. */
  function keep(): void {
    const values = typed()
    const isSample = ofSample(values).length === yearFields.length
    const numbers = yearFields.map((field) => [field, withoutSigns(values[field])])
    history.replaceState(history.state, '', isSample ? location.pathname : `#${new URLSearchParams(numbers)}`)
  }

  function draw(chart: ReturnType<typeof chartOf> | undefined): void {
    for (const [i, bar] of bars.entries()) {
      const { height = 0, state = 'before' } = chart?.bars[i] ?? {}
      bar.setAttribute('y', String(100 - height * 100))
      bar.setAttribute('height', String(height * 100))
      bar.dataset['state'] = state
    }
    const y = String(100 - (chart?.fee ?? 0) * 100)
    feeLine?.setAttribute('y1', y)
    feeLine?.setAttribute('y2', y)
  }

  const actions: Readonly<Record<string, () => void>> = {
    print: () => print(),
    copy() {
      keep()
      navigator.clipboard.writeText(location.href).then(
        () => show({ copied: words.copied }),
        () => show({ copied: words.notCopied }),
      )
    },
    clear() {
      set({})
      update()
      input('donors').focus()
    },
    sample() {
      set(sample)
      update()
    },
  }
  container.addEventListener('input', update)
  container.addEventListener('click', ({ target }) => {
    // What is typed next replaces the sample's number.
    if (target instanceof HTMLInputElement && target.value === sample[target.name as YearField])
      target.select()
    const { action = '' } = (target as Element).closest<HTMLElement>('[data-action]')?.dataset ?? {}
    actions[action]?.()
  })

  /** The numbers of a shared link, also if it is opened in this tab. */
  function open(): void {
    const shared = new URLSearchParams(location.hash.slice(1))
    if (!yearFields.some((field) => shared.has(field))) return
    set(Object.fromEntries(yearFields.map((field) => [field, asTyped(shared.get(field) ?? '')])))
    update()
    container.scrollIntoView()
  }
  addEventListener('hashchange', open)
  // A printed sheet is of one moment.
  addEventListener('beforeprint', () => finish())
  // What somebody typed before this script came stays.
  if (ofSample(typed()).length === yearFields.length) open()
  else update()
}

/** Says which numbers are invented, on the screen and on paper. */
function noteFor(left: readonly YearField[]): string {
  if (left.length === yearFields.length) return words.invented
  if (left.length === 0) return words.own
  const labels = left.map((field) => yearFieldWords[field].label)
  return fillBlanks(words.partly, { fields: labels.join(' · ') })
}

/** A number of the address as the sample's are written: 3300 as 3,300. */
const asTyped = (text: string) =>
  /^\d{4,8}$/.test(text) ? Number(text).toLocaleString('en-US') : text.slice(0, 14)
