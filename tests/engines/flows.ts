import { visitor as person } from '../helpers/fill-forms.ts'
import { stubSecrets } from '../helpers/stub-backend.ts'
import type { Visitor } from './visitor.ts'

const dialog = 'dialog[open]'
const menu = '#site-menu'

/** Presses a call to action in the header, or in the menu on a phone. */
async function pressInHeader(visitor: Visitor, name: string, phone: boolean): Promise<void> {
  if (phone) await visitor.press({ role: 'button', name: 'Menu', within: 'header' })
  await visitor.press({ role: 'link', name, within: phone ? menu : 'header' })
}

/** From the date step to the confirm step, choosing the first date and time. */
export async function toConfirm(visitor: Visitor): Promise<void> {
  await visitor.hasFocusOn('Select a Date')
  await visitor.press({ role: 'choice', name: '', within: '[role=listbox]' })
  await visitor.hasFocusOn('Select a Time')
  await visitor.press({ role: 'choice', name: '', within: '[role=listbox]' })
  await visitor.hasFocusOn('Confirm Your Booking')
  await visitor.sees(person.Email)
}

export async function chooseAndConfirm(visitor: Visitor): Promise<void> {
  await toConfirm(visitor)
  await visitor.press({ role: 'button', name: 'Confirm Booking' })
  await visitor.hasFocusOn('Booking Confirmed!')
  await visitor.sees('https://meet.jit.si/')
  await visitor.finds({ role: 'button', name: 'Add to Calendar' })
}

/** The main user flows. engine-suite.ts runs them in every browser. */
export const flows = {
  async 'strategy call'(visitor, phone) {
    await visitor.open('/our-mission')
    await pressInHeader(visitor, 'Book Your Free Strategy Call', phone)
    await visitor.fill(person, dialog)
    await visitor.press({ role: 'choice', name: 'SEO', within: dialog })
    await visitor.fill({ 'Primary Goal': 'More recurring donors' }, dialog)
    await visitor.press({ role: 'button', name: 'Continue to Scheduler', within: dialog })
    await visitor.sees('Go to Scheduler')
    await visitor.isAt('/schedule')
    await visitor.press({ role: 'button', name: 'Edit', within: 'main' })
    await visitor.hasFocusOn('First Name')
  },

  async audit(visitor, phone) {
    await visitor.open('/our-mission')
    await pressInHeader(visitor, 'Get a Fundraising Audit', phone)
    await visitor.press({ role: 'button', name: 'Request My Free Audit', within: dialog })
    await visitor.hasFocusOn('First Name')
    await visitor.sees('First name is required')
    await visitor.fill({ ...person, 'Website URL': 'https://example.org' }, dialog)
    await visitor.press({ role: 'button', name: 'Request My Free Audit', within: dialog })
    await visitor.sees('Book Audit Review Call')
    await visitor.key('Escape')
    await visitor.seesNoMore('Book Audit Review Call')
    await visitor.hasFocusOn(phone ? 'Menu' : 'Get a Fundraising Audit')
  },

  async booking(visitor) {
    await visitor.open('/schedule')
    await visitor.fill(person, 'main')
    await visitor.press({ role: 'button', name: 'Continue to Date Selection' })
    await chooseAndConfirm(visitor)
    await visitor.driver.reload()
    await visitor.sees('Booking Confirmed!')
    await visitor.finds({ role: 'button', name: 'Add to Calendar' })
  },

  async 'change and cancel'(visitor) {
    await visitor.open(`/your-call#${stubSecrets.person}`)
    await visitor.press({ role: 'button', name: 'Choose Another Time', within: 'main' })
    await visitor.press({ role: 'choice', name: '', within: '[role=listbox]' })
    await visitor.hasFocusOn('Select a Time')
    await visitor.press({ role: 'choice', name: '', within: '[role=listbox]' })
    await visitor.press({ role: 'button', name: 'Move the Call', within: 'main' })
    await visitor.sees('Your call has a new time')
    await visitor.finds({ role: 'button', name: 'Add to Calendar' })
    await visitor.press({ role: 'button', name: 'Cancel the Call', within: 'main' })
    await visitor.fill({ 'A note to us': 'We found another date' }, 'main')
    await visitor.press({ role: 'button', name: 'Cancel the Call', within: 'main' })
    await visitor.sees('This call is canceled')
    await visitor.finds({ role: 'button', name: 'Book Again' })
  },

  async menus(visitor, phone) {
    await visitor.open('/')
    const button = phone ? 'Menu' : 'Digital Marketing'
    await visitor.press({ role: 'button', name: button, within: 'header' })
    await visitor.finds({ role: 'link', name: phone ? 'Who We Help' : 'CRM', within: '[popover]' })
    await visitor.key('Escape')
    await visitor.hasFocusOn(button)
    await visitor.press({ role: 'button', name: button, within: 'header' })
    if (phone) await visitor.press({ role: 'summary', name: 'Digital Marketing', within: menu })
    await visitor.press({ role: 'link', name: 'CRM', within: '[popover]' })
    await visitor.isAt('/services/crm-nonprofits')
    await visitor.driver.back()
    await visitor.isAt('/')
    await visitor.finds({ role: 'heading', name: '', within: 'main' })
  },

  async 'home form'(visitor) {
    await visitor.open('/')
    const { 'First Name': first, 'Last Name': last, Email } = person
    await visitor.fill({ 'First Name': first, 'Last Name': last, Email }, 'main form')
    await visitor.press({ role: 'button', name: 'Choose a Time', within: 'main form' })
    await visitor.isAt('/schedule')
    await visitor.finds({ role: 'button', name: 'Edit', within: 'main' })
  },
} satisfies Record<string, (visitor: Visitor, phone: boolean) => Promise<void>>
