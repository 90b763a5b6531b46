import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { auditDialogWords, callDialogWords, formWords, siteFormWords } from '../../content/form-words.ts'
import { metrics } from '../../content/metrics.ts'
import { fillFigures } from '../../content/model/figures.ts'
import type { Site } from '../../content/model/site.ts'
import { site } from '../../content/site.ts'
import { backend } from '../../data-access/backend.ts'
import { prepareProof } from '../../data-access/proof.ts'
import type { FormTexts } from '../forms/draft.ts'
import { FormButton } from '../forms/FormButton.tsx'
import { outside, resetForm, type SiteFormName, schedulerUrl, useFormState } from '../forms/form-state.ts'
import * as css from '../forms/SiteForm.css.ts'
import { SiteForm } from '../forms/SiteForm.tsx'
import { hydrateIsland } from '../island/island.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { Modal } from '../primitives/Modal/Modal.tsx'
import { showTop } from '../primitives/Modal/show-modal.ts'
import { clearStatus, StatusLine, showStatus, useStatus } from '../primitives/StatusLine/StatusLine.tsx'

/** The dialogs' `identifierPrefix`, which must be the same for prerendering and hydration. */
export const dialogsPrefix = 'dialogs'

/** Hydrates the prerendered dialogs, or a page's form. What is typed stays in the fields. */
export function mount(container: HTMLElement): void {
  const form = container.querySelector<HTMLFormElement>('form')
  if (container.dataset['island'] === 'dialogs' || !form) hydrateIsland(container, dialogsPrefix, <Dialogs />)
  else hydrateIsland(container, 'form', <SiteForm name={form.dataset['form'] as SiteFormName} id={form.id} />)
  prepareProof(backend())
}

/** The dialogs with forms: prerendered (`renderer/build/island-markup-plugin.ts`), then hydrated, whether open or not. */
export const Dialogs = () => (
  <>
    <CallDialog />
    <AuditDialog />
    <Outside />
  </>
)

/** The Learn More dialog, without its text. It is never hydrated. */
export const DetailDialog = () => (
  <Modal name="detail" title="" titleLevel={3}>
    <div data-detail-body="" />
  </Modal>
)

const [callForm, auditForm] = ['call-form', 'audit-form']

function CallDialog() {
  const { status, sent } = useFormState(callForm)
  const isSent = status === 'sent'
  const { title, lead } = isSent ? callDialogWords.sent : callDialogWords
  return (
    <Modal name="call" title={title} lead={isSent ? lead : withRequired(lead)} onClose={close(callForm)}>
      {isSent ? (
        <Thanks at={callForm}>
          <ButtonLink href={schedulerUrl(sent)} variant="hero">
            {callDialogWords.toScheduler}
          </ButtonLink>
        </Thanks>
      ) : (
        <SiteForm name="strategy-call" id={callForm} dialog={{ ...callDialogWords, onSent: openScheduler }} />
      )}
    </Modal>
  )
}

function AuditDialog() {
  const { status, sent } = useFormState(auditForm)
  const isSent = status === 'sent'
  const { title, lead } = isSent ? auditSent : auditDialogWords
  return (
    <Modal name="audit" title={title} lead={isSent ? lead : withRequired(lead)} onClose={close(auditForm)}>
      {isSent ? (
        <Thanks at={auditForm}>
          <FormButton variant="hero" onClick={() => openReview(sent)}>
            {auditDialogWords.bookReview}
          </FormButton>
        </Thanks>
      ) : (
        <>
          <p>
            <a href={auditDialogWords.sample.to}>{auditDialogWords.sample.label}</a>
          </p>
          <SiteForm
            name="audit"
            id={auditForm}
            dialog={{ ...siteFormWords.audit, note: auditDialogWords.note, onSent: thankForAudit }}
          />
        </>
      )}
    </Modal>
  )
}

const auditSent = {
  ...auditDialogWords.sent,
  // With a hyphen: PRODUCT.md fixes these words.
  lead: fillFigures(auditDialogWords.sent.lead, metrics).replace('–', '-'),
}

const withRequired = (lead: string) => `${lead} ${formWords.required}`

/** The buttons after a form was sent. Moves the focus to the dialog's title, since the form that had it is gone. */
function Thanks({ at, children }: { at: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current?.closest('dialog')
    if (dialog?.open) showTop(dialog)
  }, [])
  return (
    <div ref={element} className={css.thanks}>
      <StatusLine at={at} />
      {children}
      <FormButton variant="outline" data-close="">
        {formWords.close}
      </FormButton>
    </div>
  )
}

/** Says what happened to a form whose dialog was closed while it was sent. */
function Outside() {
  const message = useStatus(outside)
  return (
    <div className={message && css.outside}>
      <StatusLine at={outside} />
      {message && (
        <FormButton variant="outline" size="small" onClick={clearStatus}>
          {formWords.close}
        </FormButton>
      )}
    </div>
  )
}

/** Delay between closing a dialog and resetting its form, in ms (PRODUCT.md, "Free-audit form"). */
const resetDelay = 300

let redirect: ReturnType<typeof setTimeout> | undefined

/** Closing clears the errors and keeps what was typed. Closing the success view cancels what would come next. */
const close = (form: string) => () => {
  clearTimeout(redirect)
  clearStatus()
  setTimeout(() => resetForm(form), resetDelay)
}

/** Opens the scheduler in a new tab, or in this one if the browser refuses. Who has closed the dialog stays. */
function openScheduler(values: FormTexts, watched: boolean): void {
  const { sent, success } = callDialogWords
  if (!watched) {
    thankOutside(callForm, sent)
    return
  }
  const url = schedulerUrl(values)
  const opened = window.open(url, '_blank')
  showStatus({
    at: callForm,
    title: success.title,
    description: opened ? success.newTab : success.sameTab,
    tone: 'neutral',
  })
  // Long enough to see the message.
  if (!opened) redirect = setTimeout(() => location.assign(url), 1200)
}

function thankForAudit(_values: FormTexts, watched: boolean): void {
  if (!watched) thankOutside(auditForm, auditSent)
}

/** Says that a form was sent after its dialog was closed. */
function thankOutside(form: string, { title, lead }: { title: string; lead: string }): void {
  resetForm(form)
  showStatus({ title, description: lead, tone: 'neutral', at: outside })
}

const { auditSchedulerUrl }: Site = site

/**
 * Opens the external scheduler, or else this site's, filled in (PRODUCT.md, "Free-audit form"), in a new tab, or in this
 * tab if popups are blocked. Not with `noopener`: it reports the booking with `postMessage`.
 */
function openReview(values: FormTexts): void {
  const of = (name: string) => String(values[name] ?? '').trim()
  const url = new URL(auditSchedulerUrl ?? schedulerUrl(values), location.origin)
  const person = {
    name: `${of('firstName')} ${of('lastName')}`.trim(),
    email: of('email'),
    phone: of('phone'),
  }
  for (const [name, value] of Object.entries({ ...person, type: 'audit_review' }))
    if (value && auditSchedulerUrl) url.searchParams.set(name, value)
  if (!window.open(url, '_blank')) location.assign(url)
}
