/** One message as the catcher shows it. `id` sorts by the time of arrival and is safe in a file name. */
export type CaughtMail = {
  id: string
  /** ISO instant, UTC. */
  receivedAt: string
  /** The addresses of the SMTP envelope: who really got it, whatever the headers say. */
  envelope: { from: string; to: string[] }
  from: string
  to: string[]
  replyTo: string[]
  subject: string
  text: string
  html: string
  headers: { name: string; value: string }[]
  attachments: CaughtAttachment[]
}

export type CaughtAttachment = {
  filename: string
  contentType: string
  /** Bytes. */
  size: number
  /** The decoded content; base64, since a JSON file holds it. */
  base64: string
}
