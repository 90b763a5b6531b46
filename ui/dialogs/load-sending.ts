import { backend } from '../island/backend.ts'

/** Fetches what saves a form, with the backend's client; asked for early, so that it is there when the form is sent. */
export const loadSending = async () => {
  const [client, { sending }] = await Promise.all([backend(), import('./sending.ts')])
  return { client, ...sending }
}
