/** How the two pictures of a change are looked at; the key of each is its number. */
export const modes = [
  { id: 'slider', label: 'Slider' },
  { id: 'sides', label: 'Side by side' },
  { id: 'difference', label: 'Difference' },
  { id: 'before', label: 'Before' },
  { id: 'after', label: 'After' },
] as const
export type Mode = (typeof modes)[number]['id']
