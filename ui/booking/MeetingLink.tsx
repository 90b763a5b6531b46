import { useState } from 'react'
import { Button } from '../primitives/Button/Button.tsx'
import { showToast } from '../primitives/Toast/show-toast.ts'
import * as css from './BookingWizard.css.ts'

export function MeetingLink({ href }: { href: string }) {
  const [clipboardRefused, setClipboardRefused] = useState(false)

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(href)
      showToast({ title: 'Meeting link copied!', tone: 'neutral' })
    } catch {
      // Without clipboard access, select the link for the visitor to copy.
      setClipboardRefused(true)
      const link = document.getElementById('meeting-link')
      if (link) getSelection()?.selectAllChildren(link)
    }
  }

  return (
    <>
      <p className={css.linkBox}>
        <a id="meeting-link" href={href}>
          {href}
        </a>
        <Button variant="outline" size="small" onPress={() => void copyLink()}>
          Copy Meeting Link
        </Button>
      </p>
      {clipboardRefused && (
        <p role="status">
          Your browser didn’t let us copy the link. It’s selected now, so you can copy it yourself.
        </p>
      )}
    </>
  )
}
