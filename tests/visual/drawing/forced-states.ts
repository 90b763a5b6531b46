/** How interactive elements can look, whatever put them there: a mouse, a key, a finger, a busy server. */
export const forcedStates = ['hovered', 'focused', 'pressed', 'disabled', 'busy'] as const
export type ForcedState = (typeof forcedStates)[number]

/** What selectors say of each state, natively and in React Aria's attributes as browsers write them out. */
const conditions: Record<ForcedState, readonly { pattern: string; on: 'interactive' | 'anything' }[]> = {
  hovered: [{ pattern: ':hover|\\[data-hovered\\]', on: 'anything' }],
  // What is pressed is hovered too; and a link may have been followed before, which no browser lets a test ask.
  pressed: [{ pattern: ':hover|:active|:visited|\\[data-hovered\\]|\\[data-pressed\\]', on: 'anything' }],
  focused: [
    { pattern: ':focus-visible|:focus(?!-)|\\[data-focus-visible\\]|\\[data-focused\\]', on: 'interactive' },
    { pattern: ':focus-within|\\[data-focus-within\\]', on: 'anything' },
  ],
  disabled: [{ pattern: ':disabled|\\[data-disabled\\]|\\[aria-disabled="true"\\]', on: 'interactive' }],
  busy: [{ pattern: '\\[data-pending\\]|\\[aria-busy="true"\\]', on: 'interactive' }],
}

/**
 * Runs in the page. Puts every element into a state at once, by letting the style sheets' own rules for that state
 * apply: the condition is replaced by one of the same weight that is always true, so that the cascade stays what it
 * is. Nothing is simulated, and an element that nobody thought of is in it as well.
 *
 * @param on nothing: every rule as it was
 */
export function forceState(on: { pattern: string; on: 'interactive' | 'anything' }[] | undefined): void {
  const keep = globalThis as { ruleSelectors?: Map<CSSStyleRule, string> }
  keep.ruleSelectors ??= new Map()
  const originals = keep.ruleSelectors
  for (const [rule, selector] of originals) rule.selectorText = selector
  originals.clear()
  if (!on) return
  const always = {
    // Both weigh as much as the class, attribute or pseudo-class that they stand for.
    anything: ':not(.none-such)',
    interactive:
      ':not(.none-such):where(a,button,summary,input,textarea,select,label,[tabindex],[role=button],[role=option])',
  }
  const force = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        let selector = rule.selectorText
        for (const { pattern, on: where } of on) {
          selector = selector.replace(new RegExp(pattern, 'g'), always[where])
        }
        if (selector !== rule.selectorText) {
          originals.set(rule, rule.selectorText)
          rule.selectorText = selector
        }
      }
      if ('cssRules' in rule) force(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) force(sheet.cssRules)
}

/** What `forceState` takes for a state. */
export const conditionsOf = (state: ForcedState) => [...conditions[state]]
