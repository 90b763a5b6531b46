import { type Respond, serve } from '../_shared/serve.ts'
import { submitForm } from './submit-form.ts'

/** POST /functions/v1/submit-form?form=NAME */
export const respond: Respond = (request, services) =>
  submitForm(request, services).catch((error: Error) => {
    services.log(`${error.name}: ${error.message}`)
    return new Response('Something went wrong on our side. Please go back and try again.', { status: 500 })
  })

serve(respond)
