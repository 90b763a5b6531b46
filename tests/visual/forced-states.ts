type Condition = { pattern: string; on: 'interactive' | 'anything' }

/** Interaction states to draw, by their selectors: pseudo-classes and React Aria's attributes, as browsers serialize them. */
export const forcedStates = {
  hovered: [{ pattern: ':hover|\\[data-hovered\\]', on: 'anything' }],
  focused: [
    { pattern: ':focus-visible|:focus(?!-)|\\[data-focus-visible\\]|\\[data-focused\\]', on: 'interactive' },
    { pattern: ':focus-within|\\[data-focus-within\\]', on: 'anything' },
  ],
  // A pressed element is also hovered. Include :visited, which scripts cannot detect.
  pressed: [{ pattern: ':hover|:active|:visited|\\[data-hovered\\]|\\[data-pressed\\]', on: 'anything' }],
  disabled: [{ pattern: ':disabled|\\[data-disabled\\]|\\[aria-disabled="true"\\]', on: 'interactive' }],
} satisfies Record<string, Condition[]>
export type ForcedState = keyof typeof forcedStates

/**
 * Runs in the page. Puts all elements into a state at once: in every CSS rule, it replaces the state's condition with
 * one of equal specificity that always matches, so that the cascade stays the same.
 *
 * @param on undefined restores the original rules
 */
export function forceState(on: Condition[] | undefined): void {
  const keep = globalThis as { ruleSelectors?: Map<CSSStyleRule, string> }
  keep.ruleSelectors ??= new Map()
  const originals = keep.ruleSelectors
  for (const [rule, selector] of originals) rule.selectorText = selector
  originals.clear()
  if (!on) return
  const always = {
    // Both have the specificity of the class, attribute or pseudo-class that they replace.
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
