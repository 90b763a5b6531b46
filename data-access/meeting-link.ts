/**
 * The address of the video meeting: the base and the first 10 characters of a unique id without dashes
 * (product specification, section 9). The database refuses a link of another form, and one made of the booking's id.
 *
 * @param roomId a random UUID of its own: the booking's id is known to more than those who are invited
 * @param base ends with a slash: 'https://meet.jit.si/'
 */
export function meetingLink(roomId: string, base: string): string {
  return base + roomId.replaceAll('-', '').slice(0, 10)
}
