"""A stretch of prose, with the place that it was taken from."""

import re
from dataclasses import dataclass

SPAN = re.compile(r"`[^`]*`|\$[A-Za-z.]+|https?://\S+")
QUOTED = re.compile(r"(?<![\w'])'[^'\n]*(?:'(?=\w)[^'\n]*)*'(?!\w)")


@dataclass(frozen=True)
class Passage:
    """A paragraph, an item of a list, a hint, a message or an abstract.

    `text` keeps the line breaks of the file, so that a finding can name its line.
    """

    path: str
    line: int
    text: str
    kind: str

    def line_at(self, offset):
        """Returns the line of the file that a place in the text stands on."""
        return self.line + self.text.count("\n", 0, offset)

    def without_code(self):
        """Returns the text with code blanked out by signs of the same length, so that offsets stay right."""
        text = SPAN.sub(blank, self.text)
        return QUOTED.sub(blank, text) if self.kind != "document" else text

    def plain(self):
        """Returns the text as it is read aloud: code becomes a short word, and marks of Markdown go."""
        text = SPAN.sub("code", self.text)
        text = QUOTED.sub("code", text)
        text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
        text = re.sub(r"[*_#|]", "", text)
        return re.sub(r"\s+", " ", text).strip()


def blank(match):
    """Returns a stand-in of the same length, which no pattern knows and which keeps line breaks."""
    return re.sub(r"[^\n]", "\u25a1", match.group())
