import type { Intent } from '../ui/dialogs/intent.ts'

/**
 * Matches links and buttons that open a dialog because of their text, without a tag (PRODUCT.md, "Calls to
 * action"): Book (Your Free) Strategy Call, Schedule or Book Your Free Consultation; Free Audit, Get Free Website
 * Audit. The text is in lower case with white space collapsed. The patterns take a third of the bytes of a list.
 */
const callPhrase = /book( your free| a)? strategy call|(schedule|book) your free consultation/
const auditPhrase = /(free( website)?|fundraising) audit/

/** The clickable element and the dialog that it opens. Its tag takes precedence over its text. */
export function intentOf(target: EventTarget | null): { element: HTMLElement; intent: Intent } | undefined {
  const element = (target as Element | null)?.closest?.<HTMLElement>(
    '[data-cta],a,button,[data-detail]>summary',
  )
  // Forms and islands handle their own buttons.
  if (!element || element.closest('form,[data-island]')) return
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
