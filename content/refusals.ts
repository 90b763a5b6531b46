/**
 * What a visitor reads when the backend refuses, cannot be reached, or answers oddly; by the kind of error. The database
 * raises most kinds by these names (`data-access/ask-backend.ts`).
 */
export const refusals = {
  invalid: 'Something in the form isn’t right. Check what you typed and try again.',
  /** The booking's id belongs to a call with other details; the browser tries again with another id. */
  id_used: 'A call was booked with other details meanwhile. Please try again.',
  unknown_zone: 'Please choose a time zone from the list.',
  other_mailbox:
    'The request came from another email address. Use that one, or open the scheduler without the link.',
  /** Someone else booked the time first. */
  time_taken: 'Someone just booked this time. Please choose another one.',
  /** The time has passed, or is not offered anymore. */
  time_past: 'This time can’t be booked anymore. Please choose another one.',
  rate_limited: 'That’s a lot of requests. Please try again in an hour or contact us directly.',
  /** The visitor's network, or the site, has its calls for now; the visitor can send a call request instead. */
  too_many_calls:
    'We can’t book more calls online right now. Nothing you typed is lost: request a call, and we’ll find a time.',
  /** The following are about one call or request. */
  no_such_call:
    'The link may be incomplete, or we’ve deleted the call’s details. The latest email about your call has a link that works.',
  no_such_request: 'No request has this link.',
  call_booked: 'Their call answers this request. It waits again if the call is canceled or missed.',
  call_changed: 'This call was changed meanwhile. Please look at it again.',
  call_over: 'This call has begun or is over.',
  call_ahead: 'This call was canceled or hasn’t begun.',
  /** The time is booked, and is kept for a corrected address. */
  address_refused:
    'Your time is held, but your mail server refused the email address. Correct it and confirm again: the email then goes out at once.',
  /** The server requires more proof of work. */
  proof_required:
    'Our server is very busy. Nothing you typed is lost: please try again in a moment or contact us directly.',
  /** The browser is offline, or the connection was also lost on the retry. */
  offline:
    'We couldn’t reach our server. Nothing you typed is lost: please check your connection and try again.',
  /** No response in time. The server may have done the work; a retry is safe. */
  timeout: 'Our server took too long to answer. Nothing you typed is lost: please try again.',
  /** Status 200 with an unexpected body. The server may have done the work; a retry is safe. */
  unclear:
    'We didn’t get a clear answer from our server, so your call may be booked already. Check your email or try again: it won’t be booked twice.',
  server:
    'Something went wrong on our side. Nothing you typed is lost: please try again or contact us directly.',
} as const
