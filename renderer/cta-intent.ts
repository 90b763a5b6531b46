import type { Intent } from '../ui/dialogs/intent.ts'
import { auditPhrase, callPhrase } from './cta-phrases.ts'

/** The element that would be clicked, and what it asks for: tag first, text second (product decisions). */
export function intentOf(target: EventTarget | null): { element: HTMLElement; intent: Intent } | undefined {
  const element = (target as Element | null)?.closest?.<HTMLElement>('[data-cta],a,button,summary')
  // Islands handle their own buttons.
  if (!element || element.closest('[data-island]')) return
  const details = element.parentElement
  if (element.matches('[data-detail]>summary'))
    return { element, intent: { kind: 'detail', details: details as HTMLDetailsElement } }
  const tag = element.dataset['cta']
  if (tag) return { element, intent: { kind: /audit/.test(tag) ? 'audit' : 'call', cta: tag } }
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').toLowerCase()
  const call = callPhrase.exec(text)
  const phrase = call ?? auditPhrase.exec(text)
  if (phrase) return { element, intent: { kind: call ? 'call' : 'audit', cta: phrase[0] } }
  return undefined
}
