import { escapeHtml } from '../_shared/mail/escape-html.ts'
import type { FilledForm } from './form-page.ts'

/**
 * What a visitor reads when no page of the site can be shown: what is the matter, and every word that was typed, to be
 * copied from.
 */
export function noticePage(
  siteUrl: string,
  notice: { title: string; text?: string },
  filled?: Pick<FilledForm, 'typed' | 'errors'>,
): string {
  const { typed = {}, errors = {} } = filled ?? {}
  const problems = Object.values(errors).map((message = '') => `<li>${escapeHtml(message)}</li>`)
  const words = Object.values(typed)
    .flat()
    .filter((word) => word.trim() !== '')
    .map((word) => `<dd>${escapeHtml(word).replaceAll('\n', '<br>')}</dd>`)
  return [
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(notice.title)}</title></head><body><main>`,
    `<h1>${escapeHtml(notice.title)}</h1>`,
    notice.text ? `<p>${escapeHtml(notice.text)}</p>` : '',
    problems.length > 0 ? `<ul>${problems.join('')}</ul>` : '',
    words.length > 0
      ? `<p>Go back in your browser to find the form as you left it. What you typed:</p><dl>${words.join('')}</dl>`
      : '',
    `<p><a href="${escapeHtml(siteUrl)}/contact">How to reach us</a></p>`,
    '</main></body></html>',
  ].join('')
}
