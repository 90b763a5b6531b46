/**
 * The URL of the video meeting: the base and the first 10 characters of a UUID without dashes (PRODUCT.md,
 * "A booked call"). The database rejects links in any other format, and links derived from the booking's id.
 *
 * @param roomId a random UUID; not the booking's id, which is not secret
 * @param base ends with a slash: 'https://meet.jit.si/'
 */
export function meetingLink(roomId: string, base: string): string {
  return base + roomId.replaceAll('-', '').slice(0, 10)
}
