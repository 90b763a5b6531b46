import { notificationHandler } from '../_shared/notifications/notification-handler.ts'
import { servicesFromEnvironment } from '../_shared/notifications/services.ts'
import { bookingCreated } from './booking-mails.ts'

export const handleBookingNotification = notificationHandler(
  { booking_confirmation: { 'booking.created': bookingCreated } },
  servicesFromEnvironment,
)
