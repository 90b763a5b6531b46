import { site } from '../../../../content/site.ts'
import { dark, light } from '../../../../ui/tokens/palette.ts'

/** A block of a message, for both the text and the HTML version. A string is a paragraph, an array a list of fields. */
export type MailBlock =
  | string
  | Field[]
  | { kind: 'heading'; text: string }
  /** A button, or a link if `quiet`. */
  | { kind: 'action'; label: string; url: string; quiet?: boolean }

/** `url`: what the value links to. */
export type Field = { label: string; value: string; url?: string | undefined }

type MailDocument = {
  /** The heading of the message and the title of the HTML version. */
  title: string
  blocks: MailBlock[]
  /** Who sent this message, and why. */
  footer: string[]
  /** The site's address, without a slash at its end: its pictures are there. */
  siteUrl: string
}

const sans = 'Figtree,system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif'
const serif = 'Newsreader,Georgia,"Times New Roman",serif'

const { highlight, onHighlight, lineStrong: line } = light

const style = {
  body: `margin:0;padding:24px 16px;font-family:${sans};font-size:16px;line-height:1.6`,
  main: 'max-width:560px;margin:0 auto',
  mark: 'border-collapse:separate;border-spacing:2px;margin-right:8px',
  brand: `margin:0;font-family:${serif};font-size:19px;line-height:20px;font-weight:600`,
  strip: 'width:100%;margin:20px 0 32px;border-collapse:collapse;table-layout:fixed',
  picture: 'display:block;width:100%;height:96px;object-fit:cover;border:0',
  title: `margin:0 0 20px;font-family:${serif};font-size:32px;line-height:36px;font-weight:500;letter-spacing:-0.01em;overflow-wrap:anywhere;text-wrap:balance`,
  heading: `margin:28px 0 8px;font-family:${serif};font-size:19px;line-height:1.3;font-weight:600`,
  paragraph: 'margin:0 0 16px;white-space:pre-line',
  list: `width:100%;margin:8px 0 24px;border-collapse:collapse;border-bottom:1px solid ${line}`,
  label: `width:22%;padding:12px 12px 12px 0;border-top:1px solid ${line};font-size:14px;font-weight:600;line-height:1.5;text-align:left;vertical-align:baseline`,
  value: `padding:12px 0;border-top:1px solid ${line};font-weight:600;line-height:1.5;text-align:left;vertical-align:baseline;white-space:pre-line;overflow-wrap:anywhere`,
  action: 'margin:0 0 20px',
  button: `display:inline-block;padding:14px 28px;border-radius:28px;background-color:${highlight};color:${onHighlight};font-weight:600;text-decoration:none`,
  address: 'display:block;margin-top:8px;font-size:14px;overflow-wrap:anywhere',
  footer: `max-width:560px;margin:32px auto 0;padding-top:16px;border-top:1px solid ${line};font-size:14px`,
}

/**
 * The site's colors, for mail clients that support style sheets. Others use their own colors: inline styles never set
 * a text color without a background color.
 */
const styleSheet = `:root{color-scheme:light dark}
body{background-color:${light.paper};color:${light.text}}a{color:${light.mission.text}}
@media (prefers-color-scheme:dark){body{background-color:${dark.paper};color:${dark.text}}a{color:${dark.mission.text}}}`

/**
 * Renders the text and HTML bodies of a message, without empty lists. All values are escaped here, so callers must not
 * escape them.
 */
export function renderMail(mail: MailDocument): { text: string; html: string } {
  const blocks = mail.blocks.filter((block) => !Array.isArray(block) || block.length > 0)
  return { text: renderText({ ...mail, blocks }), html: renderHtml({ ...mail, blocks }) }
}

function renderText({ title, blocks, footer }: MailDocument): string {
  return `${[title, ...blocks.map(blockText), `-- \n${footer.join('\n')}`].join('\n\n')}\n`
}

function blockText(block: MailBlock): string {
  if (typeof block === 'string') return block
  if (Array.isArray(block))
    return block
      .map(({ label, value, url = value }) => {
        // A page's address; not `mailto:` and `tel:`, which say the same as the value.
        const page = url !== value && url.startsWith('http') ? `\n    ${url}` : ''
        return `${label}${label.endsWith('?') ? '' : ':'} ${indented(value)}${page}`
      })
      .join('\n')
  if (block.kind === 'heading') return block.text.toUpperCase()
  // The label of a `mailto:` has the address.
  return block.url.startsWith('mailto:') ? block.label : `${block.label}:\n${block.url}`
}

/** Indents all lines of a value after the first, so that typed text cannot imitate another field. */
function indented(value: string): string {
  return value.replace(/\r\n?|[\n\u2028\u2029]/g, '\n    ')
}

/** The leaves of the mark, in two rows: their color, and the corner that is round. */
const leaves = [
  [
    [highlight, '0 100% 0 0'],
    [light.islamic.fill, '0 0 100% 0'],
  ],
  [
    [light.nonprofit.fill, '100% 0 0 0'],
    [light.climate.fill, '0 0 0 100%'],
  ],
] as const
/** The tiles, which the build draws (`renderer/build/pictures.ts`), and their grounds. */
const tiles = [
  ['amber', highlight],
  ['islamic', light.islamic.band],
  ['nonprofit', light.nonprofit.band],
  ['climate', light.climate.band],
] as const

/** The mark, the name and the four patterns. Without pictures, their colors are left; the mark has no picture. */
const headHtml = (
  siteUrl: string,
) => `<table role="presentation"><tr><td><table role="presentation" style="${style.mark}">${leaves
  .map(
    (row) =>
      `<tr>${row.map(([fill, corners]) => `<td style="width:17px;height:17px;padding:0;background-color:${fill};border-radius:${corners}"></td>`).join('')}</tr>`,
  )
  .join(
    '',
  )}</table></td><td><p style="${escapeHtml(style.brand)}">${escapeHtml(site.name)}</p></td></tr></table>
<table role="presentation" style="${style.strip}"><tr>${tiles
  .map(
    ([name, ground]) =>
      `<td style="padding:0;background-color:${ground}"><img src="${escapeHtml(siteUrl)}/tiles/${name}.png" width="140" height="96" alt="" style="${style.picture}"></td>`,
  )
  .join('')}</tr></table>`

function renderHtml({ title, blocks, footer, siteUrl }: MailDocument): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${styleSheet}</style>
</head>
<body style="${escapeHtml(style.body)}">
<main style="${style.main}">
${headHtml(siteUrl)}
<h1 style="${escapeHtml(style.title)}">${escapeHtml(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</main>
<footer style="${style.footer}">
${footer.map((line) => `<p style="margin:0 0 8px">${escapeHtml(line)}</p>`).join('\n')}
</footer>
</body>
</html>
`
}

function blockHtml(block: MailBlock): string {
  if (typeof block === 'string') return `<p style="${style.paragraph}">${escapeHtml(block)}</p>`
  if (Array.isArray(block))
    return `<table style="${style.list}">\n${block.map(fieldHtml).join('\n')}\n</table>`
  if (block.kind === 'action') return actionHtml(block)
  return `<h2 style="${escapeHtml(style.heading)}">${escapeHtml(block.text)}</h2>`
}

/** `dir="auto"` renders an Arabic name right to left, but still left-aligned beside its label. */
function fieldHtml({ label, value, url }: Field): string {
  const shown = url ? `<a href="${escapeHtml(url)}">${escapeHtml(value)}</a>` : escapeHtml(value)
  return `<tr><th scope="row" style="${style.label}">${escapeHtml(label)}</th><td dir="auto" style="${style.value}">${shown}</td></tr>`
}

/** Also shows the main button's URL as text, for mail clients that hide link targets. */
function actionHtml({ label, url, quiet }: { label: string; url: string; quiet?: boolean }): string {
  if (!/^(https?:\/\/|mailto:)/.test(url))
    return `<p style="${style.action}">${escapeHtml(`${label}: ${url}`)}</p>`
  const safe = escapeHtml(url)
  if (quiet) return `<p style="${style.action}"><a href="${safe}">${escapeHtml(label)}</a></p>`
  return `<p style="${style.action}"><a href="${safe}" style="${style.button}">${escapeHtml(label)}</a>
<a href="${safe}" style="${style.address}">${safe}</a></p>`
}

const replacements: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => replacements[character] ?? '')
}
