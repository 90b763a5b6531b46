"""A WebKitGTK window of any size for WebDriver: MiniBrowser's cannot be narrower than 447 px.

Argument: the log file for console errors, one per line.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

log_file = sys.argv[1]

# WebDriver cannot read the console, so a script injected at document start reports errors.
LISTEN = """
{
  const tell = (text) => webkit.messageHandlers.consoleError.postMessage(String(text).replace(/\\n/g, ' '))
  const { error } = console
  console.error = (...words) => { tell(words.join(' ')); error(...words) }
  addEventListener('error', (event) => tell('uncaught: ' + event.message))
  addEventListener('unhandledrejection', (event) => tell('uncaught: ' + event.reason + ' ' + (event.reason?.stack ?? '')))
  addEventListener('securitypolicyviolation', (event) =>
    tell('policy: ' + event.effectiveDirective + ' refused ' + (event.blockedURI || event.sample)))
}
"""

# Classic scrollbars, which take up space: the harder case.
Gtk.Settings.get_default().set_property("gtk-overlay-scrolling", False)
# Reduced motion: nothing to wait for, and WebKit reports an interrupted cross-fade as a page error.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def note(_, message):
    with open(log_file, "a", encoding="utf-8") as log:
        log.write(message.get_js_value().to_string() + "\n")


def create_view(*_):
    content = WebKit2.UserContentManager()
    content.connect("script-message-received::consoleError", note)
    content.register_script_message_handler("consoleError")
    content.add_script(
        WebKit2.UserScript(
            LISTEN,
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
        )
    )
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )
    view.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    window = Gtk.Window(decorated=False)
    window.set_default_size(390, 844)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def started(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("MiniBrowser")
    info.set_version(2, 0, 0)
    session.set_application_info(info)
    session.connect("create-web-view", create_view)


context.connect("automation-started", started)
Gtk.main()
