import type { DeploySettings } from './settings.ts'

/** Asks a function, and throws what it said when it answers with another status than expected. */
export const askFunction =
  ({ backendUrl }: DeploySettings) =>
  async (name: string, init: RequestInit, expected: number): Promise<void> => {
    const answer = await fetch(`${backendUrl}/functions/v1/${name}`, { redirect: 'manual', ...init })
    const said = (await answer.text()).slice(0, 300)
    // Without the query, which may hold a secret.
    if (answer.status !== expected)
      throw new Error(`${name.split('?')[0]} answered ${answer.status}: ${said}`)
  }
