import { notificationHandler } from '../_shared/notifications/notification-handler.ts'
import { servicesFromEnvironment } from '../_shared/notifications/services.ts'
import { bookingCreated } from './booking-mails.ts'

Deno.serve(
  notificationHandler(
    { booking_confirmation: { 'booking.created': bookingCreated } },
    servicesFromEnvironment,
  ),
)
