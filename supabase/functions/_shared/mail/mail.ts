/** Who a mail goes to. */
export type Audience = 'person' | 'team'

export type MailAttachment = { filename: string; contentType: string; content: string }

/** A message, ready but for its sender, which the mailer adds. */
export type Mail = {
  /** One plain address. */
  to: string
  /** One plain address; none when there is nobody to answer to. */
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments: MailAttachment[]
}

export type Mailer = {
  /**
   * Resolves when a mail server has taken the message, and rejects when that is not certain.
   *
   * @param key The same for every attempt to send the same mail, so that the service can drop a second.
   */
  send(mail: Mail, key: string): Promise<void>
}

/** Milliseconds for one message; two of them and the database fit into the browser's 15 seconds. */
export const sendLimit = 5_000
