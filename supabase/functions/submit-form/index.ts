import { servicesFromEnvironment } from '../_shared/serve.ts'
import { submitForm } from './submit-form.ts'

/** POST /functions/v1/submit-form?form=NAME */
Deno.serve(async (request) => {
  try {
    return await submitForm(request, servicesFromEnvironment())
  } catch (error) {
    console.error(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown error')
    return new Response('Something went wrong on our side. Please go back and try again.', { status: 500 })
  }
})
