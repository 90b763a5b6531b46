/**
 * React Aria adds this rule to the head on hydration, unless an element with this id exists. The document's own style
 * element has the id and the rule: a layer that is added later makes browsers choose all fonts again, and a font that
 * was too late for the first paint would then cause a jump.
 */
export const pressableStyle = {
  id: 'react-aria-pressable-style',
  css: '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}',
} as const
