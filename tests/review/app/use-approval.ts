import { useState } from 'react'

/** What was approved, and what came of it in words. */
export function useApproval() {
  const [approved, setApproved] = useState<ReadonlySet<number>>(new Set())
  const [message, setMessage] = useState('')

  async function approve(changes: readonly number[]): Promise<void> {
    setMessage('Writing baselines …')
    try {
      const response = await fetch('approve', { method: 'POST', body: JSON.stringify(changes) })
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      setApproved((before) => new Set([...before, ...changes]))
      setMessage(`${changes.length} approved: commit visual-baselines with the change that they belong to.`)
    } catch (error) {
      setMessage(
        `Not approved: ${error instanceof Error ? error.message : error}. Is npm run review still running?`,
      )
    }
  }
  return { approved, approve: (changes: readonly number[]) => void approve(changes), message }
}
