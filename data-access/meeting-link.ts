/**
 * The address of the video meeting: the base and the first 10 characters of the booking id without
 * dashes (product specification, section 9). The database refuses any other link.
 *
 * @param base ends with a slash: 'https://meet.jit.si/'
 */
export function meetingLink(bookingId: string, base: string): string {
  return base + bookingId.replaceAll('-', '').slice(0, 10)
}
