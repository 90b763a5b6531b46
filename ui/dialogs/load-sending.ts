import { backend } from '../island/backend.ts'

/** Loads the code that saves a form, and the backend's client; called early, so that both are ready on submit. */
export const loadSending = async () => {
  const [client, { sending }] = await Promise.all([backend(), import('./sending.ts')])
  return { client, ...sending }
}
