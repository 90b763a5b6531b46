import PostalMime, { type Address, type Attachment } from 'postal-mime'
import type { CaughtMail } from './caught-mail.ts'

function addresses(list: Address[] | undefined): string[] {
  return (list ?? []).flatMap((entry) => (entry.group ? addresses(entry.group) : [entry.address]))
}

/** What a message says, decoded; everything but what the catcher itself knows about its arrival. */
export async function parseMail(source: Buffer): Promise<Omit<CaughtMail, 'id' | 'receivedAt' | 'envelope'>> {
  const mail = await PostalMime.parse(source, { attachmentEncoding: 'base64' })
  return {
    from: mail.from ? (addresses([mail.from])[0] ?? '') : '',
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map((header) => ({ name: header.originalKey ?? header.key, value: header.value })),
    // The calendar among the alternatives stands besides as a file.
    attachments: mail.attachments
      .filter(({ filename, method }) => filename || !method)
      .map((attachment) => {
        const content = bytesOf(attachment)
        return {
          filename: attachment.filename ?? 'attachment',
          contentType: attachment.mimeType,
          size: content.length,
          base64: content.toString('base64'),
        }
      }),
  }
}

/**
 * The content as it was sent. PostalMime writes calendar files with bare line feeds whatever they came
 * with; their format asks for CRLF (RFC 5545, section 3.1), so it is put back.
 */
function bytesOf(attachment: Attachment): Buffer {
  const content = Buffer.from(String(attachment.content), 'base64')
  if (!/^(text\/calendar|application\/ics)$/.test(attachment.mimeType)) return content
  return Buffer.from(content.toString('utf8').replace(/\r?\n/g, '\r\n'))
}
