import { backend } from '../island/backend.ts'

/** Loads the code that submits a form, and the backend's client. Call it early, so that submitting does not wait. */
export const loadSending = async () => {
  const [client, { sending }] = await Promise.all([backend(), import('./sending.ts')])
  return { client, ...sending }
}
