import { expect, test } from 'vitest'
import { routes } from '../../content/routes.ts'
import { plainForms } from '../../supabase/functions/_shared/contracts/plain-forms.ts'

test.each(Object.entries(plainForms))(
  'the pages of the form %s and of its thank-you message exist',
  (_name, { page, thanks }) => {
    expect(Object.keys(routes)).toEqual(expect.arrayContaining([page, thanks]))
  },
)
