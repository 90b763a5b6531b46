import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { IslandRoot } from '../island/island.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { CheckboxGroup } from '../primitives/CheckboxGroup/CheckboxGroup.tsx'
import { Modal } from '../primitives/Modal/Modal.tsx'
import { findModal, showModal } from '../primitives/Modal/show-modal.ts'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { showToast, ToastPlace } from '../primitives/Toast/Toast.tsx'
import * as css from './Gallery.css.ts'

export function mount(container: HTMLElement): void {
  createRoot(container).render(
    <IslandRoot>
      <PrimitiveGallery />
    </IslandRoot>,
  )
}

const areas = ['SEO', 'Google Ads', 'Landing Pages'].map((value) => ({ value, label: value }))

function PrimitiveGallery() {
  return (
    <>
      <Exhibit title="Text field">
        <TextField label="At rest" name="rest" />
        <TextField label="Required, filled in" name="filled" defaultValue="Amina Yusuf" required />
        <TextField label="With a description" name="described" description="With http:// or https://" />
        <TextField
          label="Wrong"
          name="wrong"
          defaultValue="amina@"
          errorMessage="Please enter a valid email address"
        />
        <TextField label="Locked" name="locked" defaultValue="amina@example.org" readOnly />
        <TextField label="Disabled" name="disabled" defaultValue="Not now" disabled />
      </Exhibit>
      <Exhibit title="Text area">
        <TextField label="At rest" name="goal" rows={3} />
        <TextField label="Wrong" name="goal-wrong" rows={3} errorMessage="Primary goal is required" />
      </Exhibit>
      <Exhibit title="Checkbox group">
        <CheckboxGroup id="at-rest" name="areas" label="At rest" options={areas} />
        <CheckboxGroup
          id="chosen"
          name="areas"
          label="Chosen"
          options={areas}
          checked={['SEO', 'Landing Pages']}
          required
        />
        <CheckboxGroup
          id="wrong"
          name="areas"
          label="Wrong"
          options={areas}
          errorMessage="Please select at least one area"
        />
        <CheckboxGroup
          id="disabled"
          name="areas"
          label="Disabled"
          options={areas}
          checked={['SEO']}
          disabled
        />
      </Exhibit>
      <Exhibit title="Button, alive">
        <div className={css.row}>
          <Button variant="mission">At rest</Button>
          <Button variant="mission" isPending>
            Booking...
          </Button>
          <Button variant="mission" disabled>
            Disabled
          </Button>
        </div>
      </Exhibit>
      <Exhibit title="Modal and toast">
        <div className={css.row}>
          <Button variant="outline" onClick={({ target }) => openGalleryModal(target as HTMLElement)}>
            Open a modal
          </Button>
          <Button
            variant="outline"
            onClick={() => showToast({ title: 'Meeting link copied!', tone: 'neutral' })}
          >
            Show a toast
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              showToast({
                title: 'Please fix the errors',
                description: 'Check the highlighted fields and try again',
                tone: 'destructive',
              })
            }
          >
            Show a destructive toast
          </Button>
          <ToastPlace />
        </div>
      </Exhibit>
      <Modal name="gallery" title="A modal" lead="Focus stays inside until it closes.">
        <p>Escape, the button in the corner and a press outside close it.</p>
      </Modal>
    </>
  )
}

function openGalleryModal(opener: HTMLElement): void {
  const dialog = findModal('gallery')
  if (dialog) showModal(dialog, opener)
}

function Exhibit({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.exhibit} aria-label={title}>
      <h3>{title}</h3>
      <div className={css.stand}>{children}</div>
    </section>
  )
}
