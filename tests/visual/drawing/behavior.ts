/**
 * Runs in the page. What no picture shows, as text: cursors, transitions and animations with their key frames, what
 * sticks and what lies above what, how far a jump scrolls, what a field tells the browser, the fonts' faces, whether pages cross-fade. One line
 * for each kind of element, with what differs from an element without any style; a list that gets one entry more has
 * no line more.
 */
export function behaviorLines(): string[] {
  const unstyled = globalThis as { unstyled?: Record<string, string> }
  const properties =
    `cursor pointer-events user-select touch-action resize position z-index overflow-x overflow-y
    overscroll-behavior-x overscroll-behavior-y scroll-behavior scroll-padding-top scroll-padding-bottom
    scroll-padding-left scroll-padding-right scroll-margin-top scroll-margin-bottom scroll-snap-type
    scroll-snap-align scrollbar-width scrollbar-gutter transition animation will-change caret-color accent-color
    color-scheme forced-color-adjust print-color-adjust hyphens content-visibility contain view-transition-name
    field-sizing appearance -webkit-tap-highlight-color -webkit-text-size-adjust font-family anchor-name
    interpolate-size isolation`.split(/\s+/)
  const attributes =
    `type name autocomplete inputmode enterkeyhint maxlength minlength pattern required readonly spellcheck
    autocapitalize target rel download tabindex lang dir translate inert popover popovertarget popovertargetaction
    draggable loading decoding fetchpriority referrerpolicy data-cta`.split(/\s+/)

  unstyled.unstyled ??= valuesOf(bare())
  const initial = unstyled.unstyled
  const frames = keyFrames(document.styleSheets)
  const lines = new Set<string>()
  visit(document.documentElement, initial, '')
  for (const sheet of document.styleSheets) addRulesOf(sheet.cssRules)
  return [...lines]

  /** Fonts, and how one page gives way to the next. */
  function addRulesOf(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSFontFaceRule || rule instanceof CSSViewTransitionRule) {
        lines.add(rule.cssText.replace(/\s+/g, ' '))
      } else if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) {
        addRulesOf(rule.cssRules)
      }
    }
  }

  function bare(): Element {
    const frame = document.createElement('div')
    frame.style.setProperty('all', 'initial')
    document.documentElement.append(frame)
    return frame
  }

  function valuesOf(element: Element, pseudo?: string): Record<string, string> {
    const style = getComputedStyle(element, pseudo)
    const values = Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)]))
    // As the letters, unless a style says otherwise.
    if (values['caret-color'] === style.color) values['caret-color'] = 'auto'
    if (!pseudo && (element as HTMLElement).style?.all === 'initial') element.remove()
    return values
  }

  function visit(element: Element, inherited: Record<string, string>, path: string): void {
    if (element.matches('head, script, style, svg *, [data-live-announcer]')) return
    const values = valuesOf(element)
    const role = element.getAttribute('role')
    const own = element.tagName.toLowerCase() + (role ? `[role=${role}]` : '')
    const anchored = element.matches(
      'header, main, footer, nav, dialog, form, [role=dialog], [role=listbox], [popover]',
    )
    const here = anchored || !path ? own : `${path.split(' > ').slice(-3).join(' > ')} > ${own}`
    const said = [
      ...attributes.flatMap((name) => {
        const value = element.getAttribute(name)
        // Ids that are made up at run time.
        return value === null || /react-aria|^«/.test(value) ? [] : [value ? `${name}="${value}"` : name]
      }),
      ...differences(values, inherited),
    ]
    if (said.length > 0) lines.add(`${here}: ${said.join('; ')}`)
    for (const pseudo of ['::before', '::after']) {
      if (getComputedStyle(element, pseudo).content === 'none') continue
      const found = differences(valuesOf(element, pseudo), values)
      if (found.length > 0) lines.add(`${here}${pseudo}: ${found.join('; ')}`)
    }
    if (element === document.body) {
      const { color, backgroundColor } = getComputedStyle(element, '::selection')
      lines.add(`selected text: ${color} on ${backgroundColor}`)
    }
    for (const child of element.children) visit(child, values, here)
  }

  /** What is neither as in an element without style nor as in the element around it. */
  function differences(values: Record<string, string>, inherited: Record<string, string>): string[] {
    return properties.flatMap((name) => {
      const value = values[name] ?? ''
      const usual = value === initial[name] || value === inherited[name]
      // Colors are seen; where something that is not moved stands is seen too.
      const seen = /color$/.test(name) && /^rgb|^oklch/.test(value) && !/^-webkit-tap|^caret/.test(name)
      if (usual || seen || value === 'static' || value === 'relative' || value === 'absolute') return []
      return [
        `${name}: ${name === 'animation' ? value.replace(/[\w-]+$/, (key) => frames.get(key) ?? key) : value}`,
      ]
    })
  }

  function keyFrames(sheets: StyleSheetList): Map<string, string> {
    const found = new Map<string, string>()
    const look = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSKeyframesRule) {
          found.set(rule.name, [...rule.cssRules].map((frame) => frame.cssText).join(' '))
        } else if ('cssRules' in rule) look(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of sheets) look(sheet.cssRules)
    return found
  }
}
