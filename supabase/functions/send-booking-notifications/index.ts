import { notificationHandler, servicesFromEnvironment } from '../_shared/serve.ts'
import { bookingCreated } from './booking-mails.ts'

Deno.serve(
  notificationHandler(
    { booking_confirmation: { 'booking.created': bookingCreated } },
    servicesFromEnvironment,
  ),
)
