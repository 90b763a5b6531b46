/**
 * What React Aria would add to the head when an island comes to life, unless an element of this id is there. The
 * document's own style element has the id and the rule: a layer that is added later makes browsers choose all fonts
 * anew, and fonts that came too late for the first paint would then jump in under the reader's eyes.
 */
export const pressableStyle = {
  id: 'react-aria-pressable-style',
  css: '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}',
} as const
