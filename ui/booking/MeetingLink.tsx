import { Button } from '../primitives/Button/Button.tsx'
import { showToast, ToastPlace } from '../primitives/Toast/Toast.tsx'
import * as css from './BookingWizard.css.ts'

/** The link, the button that copies it, and the place for messages about the booked call. */
export function MeetingLink({ href }: { href: string }) {
  async function copyLink() {
    try {
      await navigator.clipboard.writeText(href)
      showToast({ title: 'Meeting link copied!', tone: 'neutral' })
    } catch {
      // Without clipboard access, select the link for the visitor to copy.
      showToast({
        title: 'Your browser didn’t let us copy the link.',
        description: 'It’s selected now, so you can copy it yourself.',
        tone: 'destructive',
      })
      const link = document.getElementById('meeting-link')
      if (link) getSelection()?.selectAllChildren(link)
    }
  }

  return (
    <div className={css.meeting}>
      <p className={css.linkBox}>
        <a id="meeting-link" href={href}>
          {href}
        </a>
        <Button variant="outline" size="small" onPress={() => void copyLink()}>
          Copy Meeting Link
        </Button>
      </p>
      <ToastPlace />
    </div>
  )
}
