import { type HTMLElement, parse } from 'node-html-parser'
import { plainFormWords } from '../../../content/form-words.ts'
import { fieldId } from '../_shared/contracts/form-field.ts'
import type { FormName } from '../_shared/contracts/forms.ts'
import { escapeHtml } from '../_shared/mail/render-mail.ts'

export type FilledForm = {
  form: FormName
  /** The typed values by field name. */
  typed: Record<string, string | string[]>
  errors: Partial<Record<string, string>>
  /** Shown above the form, followed by the messages in `errors` as links to their fields. */
  notice: { title: string; text?: string; isProblem: boolean }
  /** The campaign of the original page, which the URL of this page does not contain. */
  campaign?: URLSearchParams
}

/**
 * A page of the site with its form filled in as the visitor typed it, and the error messages.
 *
 * @param html the page as the site serves it
 * @returns undefined if the page does not contain the form
 */
export function formPage(html: string, siteUrl: string, filled: FilledForm): string | undefined {
  const page = parse(html, {
    comment: true,
    blockTextElements: { script: true, style: true, pre: true, noscript: true },
  })
  const form = page.querySelector(`form[data-form="${filled.form}"]`)
  if (!form) return undefined
  for (const control of form.querySelectorAll('[name]')) fillIn(control, filled.typed)
  const [address = '', fragment] = (form.getAttribute('action') ?? '').split('#')
  if (filled.campaign?.size) {
    const carried = `${address}&${filled.campaign}${fragment ? `#${fragment}` : ''}`
    form.setAttribute('action', escapeHtml(carried))
  }
  showErrors(form, filled)
  showNotice(form, filled)
  if (filled.notice.isProblem) {
    const title = page.querySelector('title')
    if (title) title.innerHTML = `${plainFormWords.error}: ${title.innerHTML}`
  }
  // Visitors of this page do not run scripts, and the scripts could not be loaded from another origin.
  const removed = [
    'script',
    'link[rel=stylesheet]',
    'link[rel=modulepreload]',
    'meta[http-equiv=Content-Security-Policy]',
  ]
  for (const element of page.querySelectorAll(removed.join(', '))) element.remove()
  // A hosted function has another origin than the site.
  return page.toString().replaceAll(/( (?:href|src|action)="|url\(['"]?)\/(?!\/)/g, `$1${siteUrl}/`)
}

function fillIn(control: HTMLElement, typed: FilledForm['typed']): void {
  const given = typed[control.getAttribute('name') ?? '']
  if (given === undefined) return
  const values = typeof given === 'string' ? [given] : given
  const [value = ''] = values
  if (control.tagName === 'TEXTAREA') {
    // HTML ignores a line break directly after the tag.
    control.innerHTML = `\n${escapeHtml(value)}`
  } else if (control.tagName === 'SELECT') {
    for (const option of control.querySelectorAll('option')) mark(option, 'selected', values)
  } else if (/^(checkbox|radio)$/.test(control.getAttribute('type') ?? '')) {
    mark(control, 'checked', values)
  } else {
    control.setAttribute('value', escapeHtml(value))
  }
}

function mark(choice: HTMLElement, attribute: 'selected' | 'checked', values: string[]): void {
  if (values.includes(choice.getAttribute('value') ?? '')) choice.setAttribute(attribute, '')
  else choice.removeAttribute(attribute)
}

function showErrors(form: HTMLElement, { errors }: FilledForm): void {
  for (const [field, message = ''] of Object.entries(errors)) {
    const id = fieldId(form.id, field)
    const slot = form.querySelector(`[id="${id}-error"]`)
    const control = form.querySelector(`[id="${id}"]`)
    if (slot) {
      slot.removeAttribute('hidden')
      slot.innerHTML = escapeHtml(message)
    }
    if (control?.tagName !== 'FIELDSET') control?.setAttribute('aria-invalid', 'true')
  }
}

function showNotice(form: HTMLElement, { errors, notice }: FilledForm): void {
  const box = form.querySelector('[data-notice]')
  if (!box) return
  const links = Object.entries(errors).map(
    ([field, message = '']) => `<li><a href="#${fieldId(form.id, field)}">${escapeHtml(message)}</a></li>`,
  )
  box.removeAttribute('hidden')
  box.setAttribute('data-notice', notice.isProblem ? 'problem' : 'hint')
  box.setAttribute('role', notice.isProblem ? 'alert' : 'status')
  box.setAttribute('autofocus', '')
  box.innerHTML = [
    `<p><strong>${escapeHtml(notice.title)}</strong></p>`,
    notice.text ? `<p>${escapeHtml(notice.text)}</p>` : '',
    links.length > 0 ? `<ul>${links.join('')}</ul>` : '',
  ].join('')
}
