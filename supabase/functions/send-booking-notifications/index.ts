import { handleBookingNotification } from './handler.ts'

Deno.serve(handleBookingNotification)
