import { Button } from 'react-aria-components/Button'
import {
  UNSTABLE_ToastRegion as RACToastRegion,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components/Toast'
import { Glyph } from '../Icon/Glyph.tsx'
import * as css from './Toast.css.ts'
import { toastQueue } from './toast-queue.ts'

/** The landmark region for toasts. `mount-toasts.tsx` renders it once per page. */
export function ToastRegion() {
  return (
    <RACToastRegion queue={toastQueue} aria-label="Messages" className={css.region}>
      {({ toast }) => (
        <Toast toast={toast} data-tone={toast.content.tone} className={css.tone[toast.content.tone]}>
          <ToastContent className={css.content}>
            <Text slot="title" className={css.title}>
              {toast.content.title}
            </Text>
            {toast.content.description && <Text slot="description">{toast.content.description}</Text>}
          </ToastContent>
          <Button slot="close" aria-label="Dismiss" className={css.close}>
            <Glyph name="close" size={18} />
          </Button>
        </Toast>
      )}
    </RACToastRegion>
  )
}
