/** The text of one line, with what is to be changed in brackets again. */
const lineOf = (line: Element) =>
  [...line.childNodes]
    .map((node) => (node.nodeName === 'MARK' ? `[${node.textContent}]` : node.textContent))
    .join('')

/** Copies the lines of the letter around a button as plain text, and says so beside it. */
export async function copyLetter(button: HTMLElement): Promise<void> {
  const lines = [...(button.closest('[data-letter]')?.querySelectorAll('[data-line]') ?? [])]
  const message = button.nextElementSibling
  const { copied = '', notCopied = '' } = button.dataset
  let text = copied
  try {
    await navigator.clipboard.writeText(lines.map(lineOf).join('\n\n'))
  } catch {
    text = notCopied
  }
  if (message) message.textContent = text
}
