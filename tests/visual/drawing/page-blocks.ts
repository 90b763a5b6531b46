import type { Block } from './drawing.ts'

/**
 * Runs in the page: its sections, by their headings, or the dialog that lies over them.
 *
 * @param from where the picture begins, in px from the top of the document
 */
export function pageBlocks(from: number): Block[] {
  const dialog = document.querySelector('dialog[open], [role=dialog]')
  if (dialog) return [{ name: `dialog: ${dialog.querySelector('h1, h2, h3')?.textContent ?? ''}`, top: 0 }]
  const parts = document.querySelectorAll('body > header, main > *, main section, body > footer')
  return [...parts].flatMap((part) => {
    const { top, height } = part.getBoundingClientRect()
    if (height === 0) return []
    const heading = part.querySelector('h1, h2, h3')?.textContent
    const name = heading ?? part.getAttribute('aria-label') ?? part.tagName.toLowerCase()
    return [
      { name: part.matches('header, footer') ? part.tagName.toLowerCase() : name, top: top + scrollY - from },
    ]
  })
}
