import { plainFormWords } from '../../../content/form-words.ts'
import { type Respond, serve } from '../_shared/serve.ts'
import { submitForm } from './submit-form.ts'

/** POST /functions/v1/submit-form?form=NAME */
export const respond: Respond = (request, services) =>
  submitForm(request, services).catch((error: Error) => {
    services.log(`${error.name}: ${error.message}`)
    return new Response(plainFormWords.broken, { status: 500 })
  })

serve(respond)
