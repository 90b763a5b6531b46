"""A speech server for Orca that writes each phrase to a file as a line of JSON."""

import json
import os
import time

from orca import speechserver


class SpeechServer(speechserver.SpeechServer):
    _only = None

    @staticmethod
    def getFactoryName():
        return "Written speech"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._only = SpeechServer._only or SpeechServer()
        return SpeechServer._only

    @staticmethod
    def shutdownActiveServers():
        pass

    def __init__(self):
        super().__init__()
        self._file = open(os.environ["WRITTEN_SPEECH"], "a", buffering=1)

    def _write(self, kind, text=""):
        self._file.write(json.dumps({"at": round(time.time() * 1000), "kind": kind, "text": text}) + "\n")

    def getInfo(self):
        return ["Written speech", "written"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            self._write("said", text)

    def speakCharacter(self, character, acss=None):
        self._write("said", character)

    def speakKeyEvent(self, event, acss=None):
        self._write("said", event.getKeyName())

    def sayAll(self, utterances, progress):
        for context, _ in utterances:
            self._write("said", context.utterance)
            progress(context.copy(), speechserver.SayAllContext.COMPLETED)

    def stop(self):
        self._write("stopped")
