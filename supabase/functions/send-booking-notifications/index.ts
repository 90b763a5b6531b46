import { notifications, serve } from '../_shared/serve.ts'
import { bookingCreated } from './booking-mails.ts'

export const respond = notifications({ booking_confirmation: { 'booking.created': bookingCreated } })

serve(respond)
